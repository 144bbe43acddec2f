import { isTrouble } from './data.js'

/** What the list of rulings can be narrowed by. */
export const filterNames = ['q', 'outcome', 'ruleset', 'document', 'topic']

/** The address of the list of rulings, narrowed; empty values are left out. */
export function listHref(filter) {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value))
  return `#/rulings${query.size > 0 ? `?${query}` : ''}`
}

/** The filter of an address that `listHref` made. */
export function readFilter(query) {
  const given = new URLSearchParams(query)
  return Object.fromEntries(filterNames.map(name => [name, given.get(name) ?? '']))
}

/** Rulings that have cases and pass the filter, each with the cases that pass. */
export function matching(report, filter) {
  const words = wordsOf(filter.q)
  const lines = report.rulings.map(ruling => ({ ruling, cases: report.casesByRuling.get(ruling.id) ?? [] }))
  return lines
    .filter(({ ruling, cases }) => cases.length > 0 && passesRuling(ruling, filter))
    .map(({ ruling, cases }) => ({ ruling, cases: cases.filter(one => passesCase(one, ruling, filter, words)) }))
    .filter(({ cases }) => cases.length > 0)
}

/** Rulings without cases that pass the search and the document. */
export function matchingWithout(report, { q, document }) {
  const words = wordsOf(q)
  const isHit = ruling => words.every(word => textOf(ruling).includes(word))
  return report.rulings.filter(
    ruling => !report.casesByRuling.has(ruling.id) && (!document || ruling.document === document) && isHit(ruling),
  )
}

function wordsOf(query) {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

function passesRuling(ruling, { document }) {
  return !document || ruling.document === document
}

function passesCase(one, ruling, { outcome, ruleset, topic }, words) {
  if (ruleset && one.ruleset !== ruleset) return false
  if (topic && one.topic !== topic) return false
  if (outcome === 'trouble' ? !isTrouble(one.outcome) : outcome && one.outcome !== outcome) return false
  return words.every(word => textOf(ruling).includes(word) || caseText(one).includes(word))
}

const texts = new WeakMap()

function remembered(key, parts) {
  if (!texts.has(key)) texts.set(key, parts().join('\n').toLowerCase())
  return texts.get(key)
}

function textOf(ruling) {
  return remembered(ruling, () => [ruling.id, ruling.entry, ruling.summary, ruling.topic, ruling.reason ?? ''])
}

function caseText(one) {
  return remembered(one, () => [one.id, one.scenario, one.rule, one.message ?? '', ...one.cards])
}
