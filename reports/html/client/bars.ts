import { lawName } from '../../law-name.ts'
import { outcomes } from '../../result.ts'
import { type Counts, counted, countOf, outcomeWords } from '../../words.ts'
import { h } from './dom.ts'
import { countOutcomes, scoreOf } from './outcomes.ts'
import type { Report } from './report.ts'
import { shareBar } from './share-bar.ts'
import { percentText } from './words.ts'

/** Cases by outcome as one bar; the words stand in its label. */
export function outcomeBar(counts: Counts): HTMLElement {
  return shareBar(
    outcomes.map(outcome => ({ count: countOf(counts, outcome), says: outcomeWords[outcome], fill: outcome })),
    'no cases',
  )
}

/** What has a bar in a table. */
export interface BarRow {
  readonly name: string
  readonly href: string
  readonly counts: Counts
}

/** A table with a bar per row. */
export function barTable(caption: string, rows: readonly BarRow[]): HTMLElement {
  const row = ({ name, href, counts }: BarRow) => {
    const { passed, scored, percent } = scoreOf(counts)
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, h('a', { href }, name)),
      h('td', { class: 'bar-cell' }, outcomeBar(counts)),
      h('td', { class: 'number' }, percentText(percent)),
      h('td', { class: 'number quiet' }, scored ? ofText(passed, scored) : 'not counted'),
    )
  }
  const head = ['', 'Outcomes', 'Score', 'Passed'].map(text =>
    h('th', { scope: 'col' }, text || h('span', { class: 'unseen' }, caption)),
  )
  return h(
    'table',
    { class: 'bar-table' },
    h('caption', null, caption),
    h(
      'colgroup',
      null,
      h('col', null),
      h('col', { class: 'col-bar' }),
      h('col', { class: 'col-number' }),
      h('col', { class: 'col-passed' }),
    ),
    h('thead', { class: 'unseen' }, h('tr', null, head)),
    h('tbody', null, rows.map(row)),
  )
}

const ofText = (passed: number, scored: number) => `${passed.toLocaleString('en')} of ${scored.toLocaleString('en')}`

/** Scores by ruleset, counted from the cases. */
export function rulesetRows(report: Report, hrefOf: (ruleset: string) => string): readonly BarRow[] {
  return report.rulesets.map(ruleset => ({
    name: lawName(report, ruleset),
    href: hrefOf(ruleset),
    counts: countOutcomes(report.cases.filter(one => one.ruleset === ruleset)),
  }))
}

/** `30 of 49 cases passed`. */
export function passedText(counts: Counts): string {
  const { passed, scored } = scoreOf(counts)
  return `${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed`
}
