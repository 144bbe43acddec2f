import { outcomeBar } from '../../html/client/bars.ts'
import { h } from '../../html/client/dom.ts'
import { scoreOf } from '../../html/client/outcomes.ts'
import { percentText } from '../../html/client/words.ts'
import { reachOf } from '../../reach.ts'
import { queryHref } from './address.ts'
import { countsOf } from './outcome-counts.ts'
import type { Engine, Site, SiteCase } from './site-data.ts'

/** Cases that are scored together, and the query that finds them. */
export interface MatrixRow {
  readonly name: string
  readonly query: string
  readonly cases: readonly SiteCase[]
}

/** A table of scores, engines across. */
export function scoreMatrix(site: Site, caption: string, rows: readonly MatrixRow[]): HTMLElement {
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
export function engineHead({ engines }: Site, first: string): HTMLElement {
  const column = ({ name, version }: Engine) =>
    h('th', { scope: 'col' }, name, ' ', h('span', { class: 'version' }, version))
  return h(
    'thead',
    null,
    h('tr', null, h('th', { scope: 'col' }, h('span', { class: 'unseen' }, first)), engines.map(column)),
  )
}

function matrixRow(site: Site, { name, query, cases }: MatrixRow): HTMLElement {
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, h('a', { href: queryHref(query) }, name)),
    site.engines.map(engine => scoreCell(engine, cases)),
  )
}

function scoreCell(engine: Engine, cases: readonly SiteCase[]): HTMLElement {
  const counts = countsOf(cases, engine.outcomes)
  const { passed, scored, percent } = scoreOf(counts)
  if (!scored) return h('td', { class: 'number quiet' }, 'not counted')
  return h(
    'td',
    { class: 'number' },
    h('strong', null, percentText(percent)),
    ' ',
    h('span', { class: 'quiet' }, `${passed.toLocaleString('en')} of ${scored.toLocaleString('en')}`),
    scored < cases.length && h('span', { class: 'quiet' }, `, reach ${reachOf(scored, cases.length).percent} %`),
    outcomeBar(counts),
  )
}
