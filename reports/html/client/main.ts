import { h, ownData, ownElement } from './dom.ts'
import { listHref, readFilter } from './filter.ts'
import { missingPage } from './missing.ts'
import { overviewPage } from './overview.ts'
import { type Case, openReport } from './report.ts'
import { rulingPage } from './ruling.ts'
import { rulingsPage } from './rulings.ts'
import { supposedPage } from './supposed.ts'
import { themeButton } from './theme.ts'
import { isTyping } from './typing.ts'

const report = openReport(ownData())
const main = h('main', { id: 'main' })
const links = [
  ['#/', 'Overview'],
  [listHref({}), 'Rulings'],
  ['#/missing', 'Not covered'],
].map(([href, text]) => h('a', { href }, text))

ownElement('app').replaceChildren(
  h('a', { class: 'skip', href: '#main', on: { click: skip } }, 'To the content'),
  h('header', { class: 'top' }, h('nav', { 'aria-label': 'Report' }, links), themeButton()),
  main,
)
addEventListener('hashchange', () => show(true))
addEventListener('keydown', focusSearch)
show(false)

/** Draws the page that the address names. */
function show(isMove: boolean): void {
  const target = address()
  main.replaceChildren(pageOf(target))
  for (const item of links)
    item.setAttribute('aria-current', isCurrent(item.getAttribute('href') ?? '', target) ? 'page' : 'false')
  if (!isMove) return scrollToCase()
  scrollTo(0, 0)
  main.querySelector('h1')?.focus({ preventScroll: true })
  scrollToCase()
}

function address(): string {
  try {
    return decodeURI(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}

function pageOf(target: string): HTMLElement {
  const [path, query] = target.split('?')
  if (path === '' || path === '/') return overviewPage(report)
  if (path === '/rulings')
    return rulingsPage(report, readFilter(location.hash.split('?')[1] ?? query ?? ''), replaceAddress)
  if (path === '/missing') return missingPage(report)
  if (path === '/supposed') return supposedPage(report)
  const selected = report.caseById.get(target)
  const ruling = report.rulingById.get((selected && rulingOf(selected)) ?? target)
  return ruling ? rulingPage(report, ruling, selected) : unknownPage(target)
}

function rulingOf(one: Case): string | undefined {
  return one.rulings.find(id => one.id.startsWith(`${id}/`)) ?? one.rulings[0]
}

function unknownPage(target: string): HTMLElement {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Not in this report'),
    h('p', null, `This report has no ruling and no case “${target}”.`),
    h('p', null, h('a', { href: listHref({}) }, 'All rulings')),
  )
}

function isCurrent(href: string, target: string): boolean {
  const path = `#${target.split('?')[0]}`
  return href === path || (href === '#/' && path === '#')
}

function replaceAddress(href: string): void {
  history.replaceState(null, '', href)
}

function scrollToCase(): void {
  if (report.caseById.has(address())) main.querySelector('details.scenario[open]')?.scrollIntoView()
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
