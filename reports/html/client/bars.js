import { countOutcomes, scoreOf } from './data.js'
import { h } from './dom.js'
import { counted, percentText } from './words.js'

/** Cases by outcome as one bar; the words stand in its label. */
export function outcomeBar(report, counts) {
  const kinds = Object.keys(report.words.outcomeWords).filter(outcome => counts[outcome] > 0)
  const label = kinds.map(outcome => `${counts[outcome]} ${report.words.outcomeWords[outcome]}`).join(', ')
  const part = outcome =>
    h('span', {
      class: `part fill-${outcome}`,
      style: `flex-grow: ${counts[outcome]}`,
      title: `${counts[outcome]} ${report.words.outcomeWords[outcome]}`,
    })
  return h('div', { class: 'bar', role: 'img', 'aria-label': label || 'no cases' }, kinds.map(part))
}

/** A table with a bar per row; rows are `[name, href, counts]`. */
export function barTable(report, caption, rows) {
  const row = ([name, href, counts]) => {
    const { passed, scored, percent } = scoreOf(counts)
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, h('a', { href }, name)),
      h('td', { class: 'bar-cell' }, outcomeBar(report, counts)),
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
      h('col'),
      h('col', { class: 'col-bar' }),
      h('col', { class: 'col-number' }),
      h('col', { class: 'col-passed' }),
    ),
    h('thead', { class: 'unseen' }, h('tr', null, head)),
    h('tbody', null, rows.map(row)),
  )
}

const ofText = (passed, scored) => `${passed.toLocaleString('en')} of ${scored.toLocaleString('en')}`

/** Scores by ruleset, counted from the cases. */
export function rulesetRows(report, hrefOf) {
  return report.rulesets.map(ruleset => {
    const cases = report.cases.filter(one => one.ruleset === ruleset)
    return [report.rulesetTitles?.[ruleset] ?? ruleset, hrefOf(ruleset), countOutcomes(report, cases)]
  })
}

/** `30 of 49 cases passed`. */
export function passedText(counts) {
  const { passed, scored } = scoreOf(counts)
  return `${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed`
}
