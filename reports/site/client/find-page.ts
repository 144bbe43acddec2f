import { groupBy } from '../../../catalogue/group.ts'
import { h, link } from '../../html/client/dom.ts'
import { keepNote, noted, replaceAddress } from '../../html/client/place.ts'
import { settled } from '../../html/client/settled.ts'
import type { LawRuling } from '../../law-book.ts'
import { counted } from '../../words.ts'
import { queryHref } from './address.ts'
import { type Finding, type Found, findRulings } from './find.ts'
import { outcomeSign } from './outcome-sign.ts'
import { parseQuery, type Query } from './query.ts'
import { addMenus, queryHelp } from './query-help.ts'
import { queryWords } from './query-words.ts'
import { engineHead } from './score-matrix.ts'
import type { Site } from './site-data.ts'

/** Rows drawn at once; the rest follows on demand. */
const rowsAtOnce = 200

/** Says that the whole list was asked for. */
const whole = 'whole list'

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
    replaceAddress(queryHref(input.value.trim()))
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
  const finding = findRulings(site, terms)
  const { found, remarks } = finding
  const cases = new Set(found.flatMap(line => line.cases)).size
  status.textContent = [`${counted(found.length, 'ruling')}, ${counted(cases, 'case')}.`, ...remarks].join(' ')
  results.replaceChildren(
    found.length > 0
      ? matrix(site, finding, noted(whole) ? found.length : rowsAtOnce)
      : h('p', { class: 'empty' }, 'No ruling fits.'),
  )
}

function matrix(site: Site, finding: Finding, limit: number): HTMLElement {
  const { found, isRanked } = finding
  const rest = found.length - limit
  const more = () => {
    keepNote(whole)
    button.parentElement?.replaceWith(matrix(site, finding, found.length))
  }
  const button = h(
    'button',
    { type: 'button', class: 'more', on: { click: more } },
    `Show ${counted(rest, 'more ruling')}`,
  )
  const shown = found.slice(0, limit)
  const groups = isRanked ? [] : [...groupBy(shown, ({ ruling }) => ruling.document)]
  const table = h(
    'table',
    { class: 'matrix ruling-matrix' },
    h('caption', { class: 'unseen' }, 'Rulings, and what happened to their cases on each engine'),
    engineHead(site, 'Ruling'),
    isRanked &&
      h(
        'tbody',
        null,
        shown.map(line => rulingRow(site, line, true)),
      ),
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
    lines.map(line => rulingRow(site, line, false)),
  )
}

function rulingRow(site: Site, { ruling, cases }: Found, withDocument: boolean): HTMLElement {
  const document = withDocument ? ` · ${site.documentTitle.get(ruling.document) ?? ruling.document}` : ''
  const where = `${ruling.entry}, paragraph ${ruling.paragraph}${document}`
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
  return met.startsWith('open') ? 'no scenario yet' : 'shown by no scenario'
}
