import type { Explored } from '../../analysis/explore/exploration.ts'
import { stepLines } from '../../analysis/explore/feature-text.ts'
import { differing, type Finding, type FindingKind } from '../../analysis/explore/finding.ts'
import { sizeOf } from '../../analysis/explore/scenario.ts'
import { faultLine, restsOn } from '../../analysis/explore/tell.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { saysOf } from '../../catalogue/says-of.ts'
import { counted, printable } from '../../reports/words.ts'
import type { SideNames } from '../explore/sides.ts'

/** So many findings are printed; all of them stand in the features. */
const most = 10

/** What was found, the smallest first, and what is no difference. */
export function exploredText(explored: Explored, catalogue: Catalogue, sides: SideNames): string {
  const { findings } = explored
  const found = findings.filter(({ kind }) => differing.includes(kind)).toSorted(bySize)
  const shown = found.slice(0, most).flatMap((one, at) => findingLines(one, at + 1, catalogue, sides))
  const more =
    found.length > most ? [`… and ${counted(found.length - most, 'more difference')}, in the features.`, ''] : []
  return [
    ...shown,
    ...more,
    ...aside(findings, catalogue),
    ...ourFaults(explored),
    ...summary(explored, found.length),
    '',
  ].join('\n')
}

const bySize = (a: Finding, b: Finding): number => weight(a) - weight(b)

function weight({ scenario, small }: Finding): number {
  const { steps, cards } = sizeOf(scenario)
  return (small.outcome === 'fail' ? 0 : 1000) + steps + cards
}

function findingLines(finding: Finding, number: number, catalogue: Catalogue, sides: SideNames): readonly string[] {
  const { ruleset, small, scenario, games, seed, ground } = finding
  return [
    `${number}. ${ruleset}, in ${counted(games, 'game')}, seed ${seed}`,
    ...lawSays(finding, catalogue, sides.us).map(line => `   ${line}`),
    ...theirsSay(finding, catalogue, sides.them).map(line => `   ${line}`),
    `   ${sides.them}: ${ground ? ofALaw(small.message) : printable(small.message)}`,
    ...(ground ? [`   Rests on ${restsOn(ground)}`] : []),
    '',
    ...stepLines(scenario).map(line => `     ${line}`),
    '',
  ]
}

function lawSays({ kind, small }: Finding, catalogue: Catalogue, us: string): readonly string[] {
  const { decidedBy: ids = [], how } = small.cause ?? {}
  const [first = '', ...others] = ids
  if (kind === 'broken') return ['The engine gave no answer that can be read.']
  if (kind === 'nondeterministic') return ['Asked the same again, the engine did something else.']
  if (kind === 'theirs') return [`${us} says nothing of it.`]
  const alone = ids.length > 1 ? 'none of them decides' : 'it does not decide'
  if (kind === 'named') return [`${us} names ${ids.slice(0, 3).join(', ')}; ${alone}.`]
  const said = `${first}: ${saysOf(first, catalogue)}`
  const more = others.slice(0, 3)
  if (how === 'each alone' && more.length)
    return [`${us}: ${said}`, ...more.map(id => `and ${id}, which says so, too: ${saysOf(id, catalogue)}`)]
  const origin = kind === 'custom' ? `${us} leaves it to a custom, ` : `${us}: `
  return [`${origin}${said}`, ...(more.length ? [`and ${more.join(', ')}`] : [])]
}

/** What the judge says of an engine, said of a law. */
const ofALaw = (message: string): string =>
  printable(message)
    .replace(/^The engine\b/, 'It')
    .replaceAll(/\bthe engine\b/g, 'it')

/** Of laws: the other one's ruling. */
function theirsSay({ ground }: Finding, catalogue: Catalogue, them: string): readonly string[] {
  const [id] = ground?.theirs ?? []
  const says = id === undefined ? undefined : saysOf(id, catalogue)
  return says ? [`${them}: ${id}: ${says}`] : []
}

const asideWords: Readonly<Partial<Record<FindingKind, string>>> = {
  reading: 'play another permitted reading of an open question, which is not a difference',
  declined: 'rest on a custom that the engine declines, which is not a difference',
  alone: 'are ruled in one law alone, which the other leaves open',
  gap: 'are decided by neither ruling nor custom: gaps of ours, not to be held against the engine',
}

function aside(findings: readonly Finding[], catalogue: Catalogue): readonly string[] {
  return Object.entries(asideWords).flatMap(([kind, words]) => {
    const own = findings.filter(one => one.kind === kind)
    if (!own.length) return []
    const lines = own.slice(0, most).map(({ reading, small, ground, ruleset, seed }) => {
      const id = reading ?? small.cause?.decidedBy[0] ?? ground?.theirs[0]
      const summary = id === undefined ? undefined : saysOf(id, catalogue)
      const what = id === undefined ? `${small.verb}: ${printable(small.message)}` : summary ? `${id}: ${summary}` : id
      return `  ${what} (${ruleset}, seed ${seed})`
    })
    const more = own.length > most ? [`  … and ${own.length - most} more, in explored.json.`] : []
    return [`${own.length} ${words}:`, ...lines, ...more, '']
  })
}

function ourFaults({ faults }: Explored): readonly string[] {
  return faults.slice(0, most).flatMap(fault => {
    const { message, ruleset, games, seed, scenario } = faultLine(fault)
    const head = `A fault of our own engine (${ruleset}, in ${counted(games, 'game')}, seed ${seed}): ${printable(message)}`
    return [head, '', ...scenario.map(line => `     ${line}`), '']
  })
}

function summary({ games, notAsked, covered, ended }: Explored, found: number): readonly string[] {
  const rulings = [...covered].map(([ruleset, ids]) => `${ruleset} ${ids.size}`).join(', ')
  return [
    `${counted(found, 'difference')} in ${counted(games, 'game')}.${notAsked ? ` The engine cannot be asked for ${`${notAsked} of them`}.` : ''}`,
    ...(rulings ? [`Rulings that decided something: ${rulings}.`] : []),
    ...(ended === undefined ? [] : [`Ended early: ${printable(ended)}`]),
  ]
}
