import { h } from '../../html/client/dom.ts'
import { outcomeIcon } from '../../html/client/icons.ts'
import { worst } from '../../html/client/outcomes.ts'
import { outcomeWords } from '../../words.ts'
import type { Engine, SiteCase } from './site-data.ts'

/** What became of some cases on an engine, in words: `passed`, `2 of 5 failed`, a dash where its report has none of them. */
export function outcomeSign(engine: Engine, cases: readonly SiteCase[]): HTMLElement {
  const results = cases.flatMap(({ index }) => engine.outcomes[index] ?? [])
  const outcome = worst(results.map(one => ({ outcome: one })))
  if (!outcome) return h('span', { class: 'sign absent' }, '–', h('span', { class: 'unseen' }, 'not in the report'))
  const same = results.filter(one => one === outcome).length
  const word = outcomeWords[outcome]
  const text =
    results.length === 1 ? word : same === results.length ? `${same} ${word}` : `${same} of ${results.length} ${word}`
  return h('span', { class: `sign tone-${outcome}` }, outcomeIcon(outcome), h('span', null, text))
}
