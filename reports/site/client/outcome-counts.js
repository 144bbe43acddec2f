import { worst } from '../../html/client/data.js'
import { h } from '../../html/client/dom.js'
import { outcomeIcon } from '../../html/client/icons.js'

/** Cases of an engine by outcome; what its report does not have is not counted. */
export function countsOf(site, engine, cases, outcomes = engine.outcomes) {
  const counts = Object.fromEntries(site.outcomes.map(outcome => [outcome, 0]))
  for (const one of cases) if (outcomes[one.index]) counts[outcomes[one.index]]++
  return counts
}

/** What became of some cases on an engine, in words: `passed`, `2 of 5 failed`, a dash where its report has none of them. */
export function outcomeSign(site, engine, cases) {
  const results = cases.map(one => ({ outcome: engine.outcomes[one.index] })).filter(({ outcome }) => outcome)
  if (results.length === 0)
    return h('span', { class: 'sign absent' }, '–', h('span', { class: 'unseen' }, 'not in the report'))
  const outcome = worst(results)
  const same = results.filter(result => result.outcome === outcome).length
  const word = site.words.outcomeWords[outcome]
  const text =
    results.length === 1 ? word : same === results.length ? `${same} ${word}` : `${same} of ${results.length} ${word}`
  return h('span', { class: `sign tone-${outcome}` }, outcomeIcon(outcome), h('span', null, text))
}

/** True when the engines did not all do the same in some case. */
export function isDivided(site, one) {
  const outcomes = site.engines
    .map(engine => engine.outcomes[one.index])
    .filter(outcome => outcome && outcome !== 'not-applicable')
  return new Set(outcomes).size > 1
}
