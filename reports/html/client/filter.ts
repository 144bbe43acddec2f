import type { RulingLine } from '../../result.ts'
import { isTrouble } from '../../words.ts'
import type { Case, Report } from './report.ts'
import { searchText } from './search-text.ts'

/** What the list of rulings is narrowed to; the empty text = to nothing. */
export interface Filter {
  readonly q: string
  readonly outcome: string
  readonly ruleset: string
  readonly document: string
  readonly topic: string
  /** The id of a custom that cases rest on. */
  readonly custom: string
}

/** The address of the list of rulings, narrowed; empty values are left out. */
export function listHref(filter: Partial<Filter>): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value))
  return `#/rulings${query.size > 0 ? `?${query}` : ''}`
}

/** The filter of an address that `listHref` made. */
export function readFilter(query: string): Filter {
  const given = new URLSearchParams(query)
  return filterOf(name => given.get(name) ?? '')
}

/** A filter from the value of each of its names. */
export function filterOf(value: (name: keyof Filter) => string): Filter {
  return {
    q: value('q'),
    outcome: value('outcome'),
    ruleset: value('ruleset'),
    document: value('document'),
    topic: value('topic'),
    custom: value('custom'),
  }
}

/** A ruling with the cases that are shown of it. */
export interface Match {
  readonly ruling: RulingLine
  readonly cases: readonly Case[]
}

/** Rulings that have cases and pass the filter, each with the cases that pass. */
export function matching(report: Report, filter: Filter): readonly Match[] {
  const words = wordsOf(filter.q)
  const lines = report.rulings.map(ruling => ({ ruling, cases: report.casesByRuling.get(ruling.id) ?? [] }))
  return lines
    .filter(({ ruling, cases }) => cases.length > 0 && passesRuling(ruling, filter))
    .map(({ ruling, cases }) => ({ ruling, cases: cases.filter(one => passesCase(one, ruling, filter, words)) }))
    .filter(({ cases }) => cases.length > 0)
}

/** Rulings without cases that pass the search and the document. */
export function matchingWithout(
  report: Report,
  { q, document = '' }: Pick<Filter, 'q'> & Partial<Pick<Filter, 'document'>>,
): readonly RulingLine[] {
  const words = wordsOf(q)
  const isHit = (ruling: RulingLine) => words.every(word => textOf(ruling).includes(word))
  return report.rulings.filter(
    ruling => !report.casesByRuling.has(ruling.id) && (!document || ruling.document === document) && isHit(ruling),
  )
}

function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

function passesRuling(ruling: RulingLine, { document }: Filter): boolean {
  return !document || ruling.document === document
}

function passesCase(one: Case, ruling: RulingLine, filter: Filter, words: readonly string[]): boolean {
  const { outcome, ruleset, topic, custom } = filter
  if (ruleset && one.ruleset !== ruleset) return false
  if (topic && one.topic !== topic) return false
  if (custom && !one.customs?.includes(custom)) return false
  if (outcome === 'trouble' ? !isTrouble(one.outcome) : outcome && one.outcome !== outcome) return false
  return words.every(word => textOf(ruling).includes(word) || caseText(one).includes(word))
}

function textOf(ruling: RulingLine): string {
  return searchText(ruling, () => [ruling.id, ruling.entry, ruling.summary, ruling.topic, ruling.reason ?? ''])
}

function caseText(one: Case): string {
  return searchText(one, () => [one.id, one.scenario, one.rule, one.message ?? '', ...one.cards])
}
