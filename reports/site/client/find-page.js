import { h, link, settled } from '../../html/client/dom.js'
import { groupBy } from '../../html/client/rulings.js'
import { counted } from '../../html/client/words.js'
import { queryHref } from './address.js'
import { findRulings } from './find.js'
import { outcomeSign } from './outcome-counts.js'
import { parseQuery } from './query.js'
import { addMenus, queryHelp } from './query-help.js'
import { queryWords } from './query-words.js'
import { engineHead } from './score-matrix.js'

/** Rows drawn at once; more follow on demand. */
const rowsAtOnce = 200

/** The matrix of rulings and engines, narrowed by a query, which stands in the address. */
export function findPage(site, query) {
  const words = queryWords(site)
  const results = h('div', { class: 'results' })
  const status = h('p', { class: 'status', role: 'status' })
  const problems = h('div', { role: 'alert' })
  const input = h('input', {
    type: 'search',
    id: 'query',
    value: query,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'query-help',
    placeholder: 'Ruling, words, card title, or topic:stasis',
  })
  const show = () => showResults(site, parseQuery(input.value, words), { results, status, problems })
  const change = () => {
    history.replaceState(null, '', queryHref(input.value.trim()))
    show()
  }
  const set = text => {
    input.value = text
    change()
  }
  input.addEventListener('input', settled(change, 150))
  show()
  return h(
    'div',
    { class: 'rulings' },
    h('h1', { tabindex: '-1' }, 'Rulings'),
    h(
      'form',
      { class: 'filters', role: 'search', submit: event => event.preventDefault() },
      h('label', { class: 'search', for: 'query' }, h('span', { class: 'unseen' }, 'Query'), input),
      addMenus(site, words, () => input.value, set),
      h('button', { type: 'button', class: 'quiet-button', click: () => set('') }, 'Clear'),
    ),
    queryHelp(site, set),
    problems,
    status,
    results,
  )
}

function showResults(site, { terms, problems: wrong }, { results, status, problems }) {
  problems.replaceChildren(...wrong.map(text => h('p', { class: 'notice' }, text)))
  if (wrong.length > 0) {
    status.textContent = 'Nothing is shown until the query can be read.'
    return results.replaceChildren()
  }
  const found = findRulings(site, terms)
  const cases = new Set(found.flatMap(line => line.cases)).size
  status.textContent = `${counted(found.length, 'ruling')}, ${counted(cases, 'case')}`
  results.replaceChildren(
    found.length > 0 ? matrix(site, found, rowsAtOnce) : h('p', { class: 'empty' }, 'No ruling fits.'),
  )
}

function matrix(site, found, limit) {
  const rest = found.length - limit
  const button = h(
    'button',
    { type: 'button', class: 'more', click: () => button.parentNode.replaceWith(matrix(site, found, limit * 4)) },
    `Show ${counted(Math.min(rest, limit * 3), 'more ruling')}`,
  )
  const groups = [...groupBy(found.slice(0, limit), ({ ruling }) => ruling.document)]
  const table = h(
    'table',
    { class: 'matrix ruling-matrix' },
    h('caption', { class: 'unseen' }, 'Rulings, and what became of their cases on each engine'),
    engineHead(site, 'Ruling'),
    groups.map(([document, lines]) => documentRows(site, document, lines)),
  )
  return h('div', null, isWide(site) ? scroller(table) : table, rest > 0 && button)
}

/** More engines than fit beside the rulings. */
function isWide({ engines }) {
  return engines.length > 4
}

function scroller(table) {
  return h('div', { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': 'Rulings, engine by engine' }, table)
}

function documentRows(site, document, lines) {
  const columns = site.engines.length + 1
  return h(
    'tbody',
    null,
    h(
      'tr',
      { class: 'group' },
      h('th', { scope: 'rowgroup', colspan: columns }, site.documentTitle.get(document) ?? document),
    ),
    lines.map(line => rulingRow(site, line)),
  )
}

function rulingRow(site, { ruling, cases }) {
  const where = `${ruling.entry}, paragraph ${ruling.paragraph}`
  return h(
    'tr',
    null,
    h(
      'th',
      { scope: 'row' },
      link(ruling.id, { class: 'summary' }, ruling.summary),
      h('span', { class: 'quiet' }, h('span', { class: 'id' }, ruling.id), ` · ${where}`),
    ),
    cases.length === 0
      ? h('td', { class: 'quiet uncovered', colspan: site.engines.length }, reasonText(ruling))
      : site.engines.map(engine =>
          h('td', null, h('span', { class: 'narrow-name' }, engine.name), outcomeSign(site, engine, cases)),
        ),
  )
}

function reasonText({ met }) {
  if (met.startsWith('excluded')) return 'no scenario: excluded'
  return met.startsWith('open') ? 'no scenario yet' : 'no scenario of its own'
}
