import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import type { Between, Difference } from './between.ts'
import { type Grounds, grounds } from './grounds.ts'

const kinds = Object.keys(grounds) as readonly Grounds[]

/** Two laws beside each other, as text: numbers, and each difference where `isWhole`; what nothing explains always. */
export function printBetween(found: Between, catalogue: Catalogue, isWhole: boolean): string {
  const { from, to, played, both, same, unplayable, differences } = found
  const titleOf = (id: string): string => catalogue.rulesets.find(one => one.id === id)?.title ?? id
  const ids = catalogue.rulesets.map(({ id }) => id)
  // Pages tell it from the earlier law to the later one.
  const pair = [from, to].sort((a, b) => ids.indexOf(a) - ids.indexOf(b)).join()
  const byKind = groupBy(differences, one => one.grounds)
  const rows: readonly (readonly [number, string])[] = [
    [played, `scenarios of ${from}`],
    [both, '  are written for both'],
    [same, '  come out alike'],
    ...(unplayable ? [[unplayable, '  cannot be set up there'] as const] : []),
    [differences.length, '  come out differently, which rests on'],
    ...kinds.map(kind => [byKind.get(kind)?.length ?? 0, `    ${grounds[kind]}`] as const),
  ]
  return [
    `${titleOf(from)} (${from}), played as ${titleOf(to)} (${to})`,
    ...rows.filter(([count], at) => count || at < 3).map(([count, words]) => `${String(count).padStart(6)}  ${words}`),
    ...kinds
      .filter(kind => isWhole || kind === 'unexplained')
      .flatMap(kind => (byKind.has(kind) ? ['', heading(kind), ...printKind(byKind.get(kind)!, catalogue)] : [])),
    ...(isWhole || !differences.length ? [] : ['', 'With --topic each of them is listed, with --json all of them.']),
    '',
    `The rules that changed, and the words of each: explain --changes ${pair}`,
    `The same as a page, with a board for each: site <report>, at #/changes/${pair}`,
  ].join('\n')
}

const heading = (kind: Grounds): string => `${grounds[kind].slice(0, 1).toUpperCase()}${grounds[kind].slice(1)}`

/** The scenarios below what their differences rest on. */
function printKind(differences: readonly Difference[], catalogue: Catalogue): readonly string[] {
  return [...groupBy(differences, ({ by }) => by.join(', '))].flatMap(([key, members]) => [
    ...(key ? [`  ${key}${saidBy(members[0]!.by, catalogue)}`] : []),
    ...members.flatMap(({ feature, line, scenario, says }) => [`    ${feature}:${line}  ${scenario}`, `      ${says}`]),
  ])
}

/** What the first of these says. */
function saidBy([id = '']: readonly string[], { rulings, customs, contradictions, openQuestions }: Catalogue): string {
  const says =
    rulings.get(id)?.summary ??
    customs.get(id)?.says ??
    contradictions.find(one => one.id === id)?.topic ??
    openQuestions.get(id)?.question
  return says ? `: ${says.trim()}` : ''
}
