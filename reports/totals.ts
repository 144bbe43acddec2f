import { byCode, groupBy } from '../catalogue/group.ts'
import { type CaseResult, type Conformance, outcomes, type RulingLine, type Totals } from './result.ts'

/** Cases counted by outcome; every outcome is present, with 0 where there is none. */
export function totals(cases: Iterable<Pick<CaseResult, 'outcome'>>): Totals {
  const count = { cases: 0, ...Object.fromEntries(outcomes.map(outcome => [outcome, 0])) } as Record<
    keyof Totals,
    number
  >
  for (const { outcome } of cases) {
    count.cases++
    count[outcome]++
  }
  return count
}

/** One line per topic that has cases, in the order of `titles`; topics that have none come after, in alphabetical order. */
export function totalsByTopic(
  cases: readonly CaseResult[],
  titles: Readonly<Record<string, string>>,
): Conformance['topics'] {
  const groups = groupBy(cases, result => result.topic)
  const others = [...groups.keys()].filter(topic => !Object.hasOwn(titles, topic)).sort(byCode)
  return [...Object.keys(titles), ...others].flatMap(topic => {
    const members = groups.get(topic)
    return members ? [{ topic, totals: totals(members) }] : []
  })
}

/** One line per document of `titles`, in that order; a case counts once for each document whose ruling it names. */
export function totalsByDocument(
  cases: readonly CaseResult[],
  rulings: readonly Pick<RulingLine, 'id' | 'document'>[],
  titles: Readonly<Record<string, string>>,
): Conformance['documents'] {
  const documentOf = new Map(rulings.map(ruling => [ruling.id, ruling.document]))
  const named = (result: CaseResult, document: string) => result.rulings.some(id => documentOf.get(id) === document)
  return Object.entries(titles).map(([document, title]) => ({
    document,
    title,
    totals: totals(cases.filter(result => named(result, document))),
  }))
}
