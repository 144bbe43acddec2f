import { beginning } from '../../search-terms.ts'
import { h, ownData, ownElement } from './dom.ts'
import { listHref, readFilter } from './filter.ts'
import { filterAtFirst } from './matching.ts'
import { missingPage } from './missing.ts'
import { overviewPage } from './overview.ts'
import { holdAtTop, keepPlaces, replaceAddress, returnTo } from './place.ts'
import { type Case, openReport, type Report } from './report.ts'
import { rulingPage } from './ruling.ts'
import { rulingsPage } from './rulings.ts'
import { supposedPage } from './supposed.ts'
import { themeButton } from './theme.ts'
import { isTyping } from './typing.ts'

let report: Report
const main = h('main', { id: 'main' })
const rulingsLink = h('a', { href: listHref({}) }, 'Rulings')
const links = [h('a', { href: '#/' }, 'Overview'), rulingsLink, h('a', { href: '#/missing' }, 'Not covered')]

openReport(ownData()).then(start, refuse)

function start(opened: Report): void {
  report = opened
  rulingsLink.setAttribute('href', listHref(filterAtFirst(report.cases)))
  ownElement('app').replaceChildren(
    h('a', { class: 'skip', href: '#main', on: { click: skip } }, 'To the content'),
    h('header', { class: 'top' }, h('nav', { 'aria-label': 'Report' }, links), themeButton()),
    main,
  )
  keepPlaces()
  addEventListener('hashchange', () => show(true))
  addEventListener('keydown', focusSearch)
  show(false)
}

/** What the page is written with cannot be read. */
function refuse(): void {
  const says = 'The data of this page cannot be read, so it was cut or changed. Write it again.'
  ownElement('app').replaceChildren(h('p', { class: 'notice', role: 'alert' }, says))
}

/** Draws the page that the address names. */
function show(isMove: boolean): void {
  const { path, query } = address()
  main.replaceChildren(pageOf(path, query))
  for (const item of links)
    item.setAttribute('aria-current', isCurrent(item.getAttribute('href') ?? '', path) ? 'page' : 'false')
  if (returnTo(main)) return
  if (isMove) {
    scrollTo(0, 0)
    main.querySelector('h1')?.focus({ preventScroll: true })
  }
  const open = report.caseById.has(path) && main.querySelector('details.scenario[open]')
  if (open) holdAtTop(open, main)
}

function address(): { readonly path: string; readonly query: string } {
  const [path = '', ...rest] = location.hash.slice(1).split('?')
  try {
    return { path: decodeURI(path), query: rest.join('?') }
  } catch {
    return { path, query: rest.join('?') }
  }
}

function pageOf(path: string, query: string): HTMLElement {
  const filter = readFilter(query)
  if (path === '' || path === '/') return overviewPage(report)
  if (path === '/rulings') return rulingsPage(report, filter, replaceAddress)
  if (path === '/missing') return missingPage(report, filter.q, replaceAddress)
  if (path === '/supposed') return supposedPage(report)
  const selected = report.caseById.get(path)
  const ruling = report.rulingById.get((selected && rulingOf(selected)) ?? path)
  return ruling ? rulingPage(report, ruling, { selected, filter }) : unknownPage(path)
}

function rulingOf(one: Case): string | undefined {
  return one.rulings.find(id => one.id.startsWith(`${id}/`)) ?? one.rulings[0]
}

function unknownPage(target: string): HTMLElement {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Not in this report'),
    h('p', null, `This report has no ruling and no case “${beginning(target)}”.`),
    h('p', null, h('a', { href: listHref({}) }, 'All rulings')),
  )
}

function isCurrent(href: string, path: string): boolean {
  const [target] = href.split('?')
  return target === `#${path}` || (target === '#/' && path === '')
}

function skip(event: Event): void {
  event.preventDefault()
  main.querySelector('h1')?.focus()
}

function focusSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || isTyping(event)) return
  event.preventDefault()
  if (!document.getElementById('search')) {
    replaceAddress(listHref({}))
    show(true)
  }
  document.getElementById('search')?.focus()
}
