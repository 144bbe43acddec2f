import { h } from './dom.js'

const marks = { pass: ['✓', 'held'], fail: ['✕', 'did not hold'], skipped: ['·', 'not reached'] }

/** The scenario as it is written; when it was played, with what became of each step. */
export function stepList(steps, isPlayed) {
  return h(
    'ol',
    { class: 'steps' },
    steps.map(step => stepItem(step, isPlayed)),
  )
}

function stepItem(step, isPlayed) {
  const [sign, word] = marks[step.outcome] ?? marks.skipped
  const mark = h('span', { class: 'mark', role: 'img', 'aria-label': word, title: word }, sign)
  return h(
    'li',
    { class: `step step-${isPlayed ? step.outcome : 'plain'}` },
    isPlayed ? mark : h('span', { class: 'mark' }),
    h(
      'div',
      null,
      h('span', { class: 'keyword' }, step.keyword.trim()),
      ' ',
      stepText(step.text),
      step.table && stepTable(step.table),
    ),
  )
}

/** Names in quotes stand out. */
export function stepText(text) {
  const parts = text.split(/("[^"]*")/)
  return parts.map(part => (part.startsWith('"') && part.length > 1 ? h('span', { class: 'quoted' }, part) : part))
}

function stepTable([head = [], ...rows]) {
  return h(
    'div',
    { class: 'scroller' },
    h(
      'table',
      { class: 'step-table' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          head.map(cell => h('th', { scope: 'col' }, cell)),
        ),
      ),
      h(
        'tbody',
        null,
        rows.map(row =>
          h(
            'tr',
            null,
            row.map(cell => h('td', null, stepText(cell))),
          ),
        ),
      ),
    ),
  )
}
