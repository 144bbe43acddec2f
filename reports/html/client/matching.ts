import type { Outcome, RulingLine } from '../../result.ts'
import { rulingIndex } from '../../ruling-index.ts'
import { type Hit, type RulingIndex, searchRemarks } from '../../search.ts'
import { termsOf } from '../../search-terms.ts'
import { isTrouble, wasPlayed } from '../../words.ts'
import type { Filter } from './filter.ts'
import type { Case, Report } from './report.ts'
import { linesOnce, searchText } from './search-text.ts'
import { topicTitle } from './topics.ts'

/** A ruling with the cases that are shown of it. */
export interface Match {
  readonly ruling: RulingLine
  readonly cases: readonly Case[]
}

/** What fits a filter; with a search best first, and what was done with words that nothing has. */
export interface Matches {
  readonly found: readonly Match[]
  readonly remarks: readonly string[]
}

/** Rulings that have cases and pass the filter, each with the cases that pass. */
export function matching(report: Report, filter: Filter): Matches {
  const q = filter.q.trim()
  const named = report.caseById.get(q)
  const search = q && !named ? indexOf(report).search(q) : undefined
  const ids = named?.rulings ?? report.rulings.map(({ id }) => id)
  const hits = search?.hits ?? ids.map((id): Hit => ({ id, inCases: [] }))
  const found = hits.flatMap(({ id, inCases }) => {
    const ruling = report.rulingById.get(id)
    if (!ruling || !passesRuling(ruling, filter)) return []
    const own = report.casesByRuling.get(id) ?? []
    const cases = own.filter(
      one => (!named || one === named) && passesCase(one, filter) && hasTerms(caseText(one), inCases),
    )
    return cases.length > 0 ? [{ ruling, cases }] : []
  })
  return { found, remarks: search ? searchRemarks(search) : [] }
}

/** Things that the ruling's paragraph names and no scenario shows, of a ruling that has scenarios. */
export const partsLeftOf = (ruling: RulingLine, { casesByRuling }: Report): NonNullable<RulingLine['parts']> =>
  casesByRuling.has(ruling.id) ? (ruling.parts ?? []).filter(({ cases }) => !cases.length) : []

/** Rulings without cases that pass the search and the document. */
export const matchingWithout = (report: Report, filter: Lacking): readonly RulingLine[] =>
  matchingRulings(report, filter).filter(({ id }) => !report.casesByRuling.has(id))

/** As `matchingWithout`, and those of which a part has none. */
export const matchingNotWhole = (report: Report, filter: Lacking): readonly RulingLine[] =>
  matchingRulings(report, filter).filter(
    ruling => !report.casesByRuling.has(ruling.id) || partsLeftOf(ruling, report).length > 0,
  )

type Lacking = Pick<Filter, 'q'> & Partial<Pick<Filter, 'document'>>

function matchingRulings(report: Report, { q, document = '' }: Lacking): readonly RulingLine[] {
  const hits = q.trim()
    ? new Set(
        indexOf(report)
          .search(q)
          .hits.map(({ id }) => id),
      )
    : undefined
  return report.rulings.filter(ruling => (!document || ruling.document === document) && (hits?.has(ruling.id) ?? true))
}

function passesRuling(ruling: RulingLine, { document }: Filter): boolean {
  return !document || ruling.document === document
}

function passesCase(one: Case, { outcome, ruleset, topic, custom }: Filter): boolean {
  if (ruleset && one.ruleset !== ruleset) return false
  if (topic && one.topic !== topic) return false
  if (custom && !one.customs?.includes(custom)) return false
  const kind = kinds.get(outcome)
  return kind ? kind(one.outcome) : !outcome || one.outcome === outcome
}

/** Outcomes that are narrowed to together. */
const kinds: ReadonlyMap<string, (outcome: Outcome) => boolean> = new Map([
  ['played', wasPlayed],
  ['trouble', isTrouble],
])

/** What the list of rulings begins with: what was played, where something was and something was not. */
export function filterAtFirst(cases: readonly Pick<Case, 'outcome'>[]): Partial<Filter> {
  const played = cases.filter(one => wasPlayed(one.outcome)).length
  return played && played < cases.length ? { outcome: 'played' } : {}
}

const indices = new WeakMap<Report, RulingIndex>()

/** Made when something is first searched for. */
function indexOf(report: Report): RulingIndex {
  const known = indices.get(report)
  if (known) return known
  const made = rulingIndex(report.rulings, {
    documents: report.documents.map(({ document }) => document),
    topicTitle: topic => topicTitle(report, topic),
    cases: ({ id }) => linesOnce((report.casesByRuling.get(id) ?? []).map(caseText)),
  })
  indices.set(report, made)
  return made
}

function caseText(one: Case): string {
  return searchText(one, () => [one.scenario, one.rule, one.message ?? '', ...one.cards])
}

/** True where a text has one of the terms of each word. */
export function hasTerms(text: string, inCases: Hit['inCases']): boolean {
  if (inCases.length === 0) return true
  const own = new Set(termsOf(text))
  return inCases.every(terms => terms.some(term => own.has(term)))
}
