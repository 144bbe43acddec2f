import { isDivided } from './outcome-counts.js'
import { outcomesOf } from './query.js'
import { metWord } from './query-words.js'

/**
 * Rulings for which all terms hold, each with its cases for which they do. Where a term asks for outcomes, a ruling needs
 * such a case; where none does, rulings without cases are found, too.
 */
export function findRulings(site, terms) {
  const needsCase = terms.some(term => term.kind === 'outcome')
  return site.rulings.flatMap(ruling => {
    const all = site.casesByRuling.get(ruling.id) ?? []
    if (all.length === 0)
      return !needsCase && terms.every(term => holds(site, term, ruling)) ? [{ ruling, cases: [] }] : []
    const cases = all.filter(one => terms.every(term => holds(site, term, ruling, one)))
    return cases.length > 0 ? [{ ruling, cases }] : []
  })
}

function holds(site, term, ruling, one) {
  return tests[term.kind](site, term, ruling, one) !== term.isNot
}

const tests = {
  text: (site, { value }, ruling, one) =>
    textOf(ruling).includes(value) || (one !== undefined && caseText(site, one).includes(value)),
  outcome: (site, term, _ruling, one) => hasOutcome(site, term, one),
  topic: (_site, { value }, ruling, one) => ruling.topic === value || one?.topic === value,
  ruleset: (_site, { value }, ruling, one) => (one ? one.ruleset === value : ruling.inForce.includes(value)),
  document: (_site, { value }, ruling) => ruling.document === value,
  ruling: (_site, { value }, ruling) => ruling.id.toLowerCase().startsWith(value.toLowerCase()),
  met: (_site, { value }, ruling) => metWord(ruling) === value,
  question: (site, { value }, ruling) => asked(site, ruling).some(({ id }) => value === 'any' || id === value),
  is: (site, { value }, ruling, one) => kindTests[value](site, ruling, one),
}

const kindTests = {
  covered: (_site, _ruling, one) => one !== undefined,
  uncovered: (_site, _ruling, one) => one === undefined,
  divided: (site, _ruling, one) => one !== undefined && isDivided(site, one),
  amended: (_site, ruling) => ruling.amendedBy.length > 0,
  questioned: (site, ruling) => asked(site, ruling).length > 0,
}

function asked(site, ruling) {
  return site.questionsByRuling.get(ruling.id) ?? []
}

function hasOutcome({ engines }, { name, engine }, one) {
  const fits = ({ outcomes }) => outcomesOf[name].includes(outcomes[one.index])
  if (engine === 'any') return engines.some(fits)
  return engines.filter(({ key }) => engine === 'all' || key === engine).every(fits)
}

const texts = new WeakMap()

function remembered(key, parts) {
  if (!texts.has(key)) texts.set(key, parts().join('\n').toLowerCase())
  return texts.get(key)
}

function textOf(ruling) {
  return remembered(ruling, () => [ruling.id, ruling.entry, ruling.summary, ruling.reason ?? '', ...ruling.cards])
}

function caseText({ engines }, one) {
  const messages = () => engines.map(({ messages }) => messages.get(one.index) ?? '')
  return remembered(one, () => [one.id, one.scenario, one.rule, ...one.cards, ...messages()])
}
