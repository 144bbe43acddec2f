import { outcomeBar } from '../../html/client/bars.js'
import { scoreOf } from '../../html/client/data.js'
import { h } from '../../html/client/dom.js'
import { percentText } from '../../html/client/words.js'
import { queryHref } from './address.js'
import { countsOf } from './outcome-counts.js'

/** A table of scores, engines across; `rows` are `{ name, query, cases }`. */
export function scoreMatrix(site, caption, rows) {
  const filled = rows.filter(({ cases }) => cases.length > 0)
  const all = { name: 'All', query: '', cases: site.cases }
  return h(
    'section',
    { class: 'score-matrix' },
    h('h2', null, caption),
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': `${caption}, engine by engine` },
      h(
        'table',
        { class: 'matrix', style: `--columns: ${site.engines.length}` },
        h('caption', { class: 'unseen' }, `${caption}: share of cases passed`),
        engineHead(site, caption.replace(/^By /, '')),
        h(
          'tbody',
          null,
          filled.map(row => matrixRow(site, row)),
        ),
        h('tfoot', null, matrixRow(site, all)),
      ),
    ),
  )
}

/** The heading of a table with a column for each engine. */
export function engineHead({ engines }, first) {
  const column = ({ name, version }) => h('th', { scope: 'col' }, name, ' ', h('span', { class: 'version' }, version))
  return h(
    'thead',
    null,
    h('tr', null, h('th', { scope: 'col' }, h('span', { class: 'unseen' }, first)), engines.map(column)),
  )
}

function matrixRow(site, { name, query, cases }) {
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, h('a', { href: queryHref(query) }, name)),
    site.engines.map(engine => scoreCell(site, engine, cases)),
  )
}

function scoreCell(site, engine, cases) {
  const counts = countsOf(site, engine, cases)
  const { passed, scored, percent } = scoreOf(counts)
  if (!scored) return h('td', { class: 'number quiet' }, 'not counted')
  return h(
    'td',
    { class: 'number' },
    h('strong', null, percentText(percent)),
    ' ',
    h('span', { class: 'quiet' }, `${passed.toLocaleString('en')} of ${scored.toLocaleString('en')}`),
    outcomeBar(site, counts),
  )
}
