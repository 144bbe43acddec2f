import { groupBy } from '../../group.ts'
import { h, link } from '../../html/client/dom.ts'
import { settled } from '../../html/client/settled.ts'
import type { LawRuling } from '../../law-book.ts'
import { counted } from '../../words.ts'
import { queryHref } from './address.ts'
import { type Found, findRulings } from './find.ts'
import { outcomeSign } from './outcome-sign.ts'
import { parseQuery, type Query } from './query.ts'
import { addMenus, queryHelp } from './query-help.ts'
import { queryWords } from './query-words.ts'
import { engineHead } from './score-matrix.ts'
import type { Site } from './site-data.ts'

/** Rows drawn at once; more follow on demand. */
const rowsAtOnce = 200

/** The matrix of rulings and engines, narrowed by a query, which stands in the address. */
export function findPage(site: Site, query: string): HTMLElement {
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
  const set = (text: string) => {
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
      { class: 'filters', role: 'search', on: { submit: event => event.preventDefault() } },
      h('label', { class: 'search', for: 'query' }, h('span', { class: 'unseen' }, 'Query'), input),
      addMenus(site, words, () => input.value, set),
      h('button', { type: 'button', class: 'quiet-button', on: { click: () => set('') } }, 'Clear'),
    ),
    queryHelp(site, set),
    problems,
    status,
    results,
  )
}

interface Places {
  readonly results: HTMLElement
  readonly status: HTMLElement
  readonly problems: HTMLElement
}

function showResults(site: Site, { terms, problems: wrong }: Query, { results, status, problems }: Places): void {
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

function matrix(site: Site, found: readonly Found[], limit: number): HTMLElement {
  const rest = found.length - limit
  const more = () => button.parentElement?.replaceWith(matrix(site, found, limit * 4))
  const button = h(
    'button',
    { type: 'button', class: 'more', on: { click: more } },
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
function isWide({ engines }: Site): boolean {
  return engines.length > 4
}

function scroller(table: HTMLElement): HTMLElement {
  return h('div', { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': 'Rulings, engine by engine' }, table)
}

function documentRows(site: Site, document: string, lines: readonly Found[]): HTMLElement {
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

function rulingRow(site: Site, { ruling, cases }: Found): HTMLElement {
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
          h('td', null, h('span', { class: 'narrow-name' }, engine.name), outcomeSign(engine, cases)),
        ),
  )
}

function reasonText({ met }: LawRuling): string {
  if (met.startsWith('excluded')) return 'no scenario: excluded'
  return met.startsWith('open') ? 'no scenario yet' : 'no scenario of its own'
}
