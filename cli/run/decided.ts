import { groupBy } from '../../catalogue/group.ts'
import { isBasic } from '../../catalogue/in-force.ts'
import type { CaseResult, Conformance, RulingLine } from '../../reports/result.ts'
import { counted } from '../../reports/words.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { isUntagged } from '../../steps/suite/case-id.ts'

/** So many cases are told, and of each so many rulings. */
const most = { cases: 20, rulings: 6 }

const checksNothing =
  'Everything comes out the same without any one of these rulings, so these scenarios may check nothing.'

/** By case, the rulings without which it comes out differently. */
export type Rests = ReadonlyMap<string, readonly string[]>

/**
 * Of features from elsewhere: the rulings that decided a case which names none, or names one that did not decide it.
 * `rests` = of the cases for which it was tried.
 */
export function decided({ cases, rulings }: Pick<Conformance, 'cases' | 'rulings'>, rests: Rests = new Map()): string {
  const book = new Map(rulings.map(line => [line.id, line]))
  const told = [...cases].flatMap(one => linesOf(one, book, rests.get(one.id)) ?? [])
  if (!told.length) return ''
  const left = told.length - most.cases
  const more = left > 0 ? [`… and ${counted(left, 'more case')}; the report has them all.`] : []
  const idle = rests.size > 0 && [...rests.values()].every(some => !some.length) ? [checksNothing] : []
  return `\n${[...told.slice(0, most.cases), ...more, ...idle].join('\n')}\n`
}

/** Plays the cases without a tag that came out as written without each of their last rulings. */
export async function restsOf(cases: readonly CaseResult[], suite: Pick<Suite, 'cases'>): Promise<Rests> {
  const { restingPairs } = await import('../../analysis/rests-on.ts')
  const byId = new Map(suite.cases.map(one => [one.id, one]))
  const pairs = cases
    .filter(one => isUntagged(one.id) && one.outcome === 'pass')
    .slice(0, most.cases)
    .flatMap(({ id, because }) => rulingsOf(because).map(ruling => ({ kase: byId.get(id)!, ruling })))
  const resting = await restingPairs(pairs)
  const byCase = groupBy(pairs, ({ kase }) => kase.id)
  return new Map([...byCase].map(([id, own]) => [id, own.filter(one => resting.has(one)).map(one => one.ruling)]))
}

/** What decided last stands last: a refusal, rather than what allowed it to be tried. */
const rulingsOf = (because: readonly string[]): readonly string[] =>
  because.filter(ruling => !isBasic(ruling)).slice(-most.rulings)

function linesOf(
  one: CaseResult,
  book: ReadonlyMap<string, RulingLine>,
  rests: readonly string[] | undefined,
): string | undefined {
  const { id, scenario, ruleset, outcome, because, rulings } = one
  if (outcome !== 'pass' && outcome !== 'fail') return undefined
  const asks = isUntagged(id)
  if (!asks && (outcome !== 'pass' || !because.length || rulings.some(ruling => because.includes(ruling))))
    return undefined
  const rules = rulingsOf(because)
  const tag = rests ? rests.at(-1) : rules.at(-1)
  const head = `${scenario} (${ruleset}): ${outcome === 'pass' ? 'as written' : 'not as written'}`
  const end = asks ? '' : `; ${rulings.join(', ')} did not decide it`
  return [
    `${head}${end}`,
    ...(outcome === 'pass' && one.message ? [`  ${one.message}`] : []),
    ...(because.length ? [] : ['  the engine names no ruling']),
    ...(rules.length || !because.length ? [] : [`  basic rules only: ${because.slice(-most.rulings).join(', ')}`]),
    ...rules.map(ruling => `  ${ruling}  ${book.get(ruling)?.summary ?? ''}`.trimEnd()),
    ...(asks && tag !== undefined ? [`  its tag: @ruling=${tag}`] : []),
  ].join('\n')
}
