import { openReport } from './data.js'
import { h } from './dom.js'
import { listHref, readFilter } from './filter.js'
import { missingPage } from './missing.js'
import { overviewPage } from './overview.js'
import { rulingPage } from './ruling.js'
import { rulingsPage } from './rulings.js'
import { themeButton } from './theme.js'

const report = openReport(document.getElementById('data').textContent)
const main = h('main', { id: 'main' })
const links = [
  ['#/', 'Overview'],
  [listHref({}), 'Rulings'],
  ['#/missing', 'Not covered'],
].map(([href, text]) => h('a', { href }, text))

document
  .getElementById('app')
  .replaceChildren(
    h('a', { class: 'skip', href: '#main', onclick: skip }, 'To the content'),
    h('header', { class: 'top' }, h('nav', { 'aria-label': 'Report' }, links), themeButton()),
    main,
  )
addEventListener('hashchange', () => show(true))
addEventListener('keydown', focusSearch)
show(false)

/** Draws the page that the address names. */
function show(isMove) {
  const target = address()
  main.replaceChildren(pageOf(target))
  for (const item of links)
    item.setAttribute('aria-current', isCurrent(item.getAttribute('href'), target) ? 'page' : 'false')
  if (!isMove) return scrollToCase()
  scrollTo(0, 0)
  main.querySelector('h1')?.focus({ preventScroll: true })
  scrollToCase()
}

function address() {
  try {
    return decodeURI(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}

function pageOf(target) {
  const [path, query] = target.split('?')
  if (path === '' || path === '/') return overviewPage(report)
  if (path === '/rulings')
    return rulingsPage(report, readFilter(location.hash.split('?')[1] ?? query ?? ''), replaceAddress)
  if (path === '/missing') return missingPage(report)
  const selected = report.caseById.get(target)
  const ruling = report.rulingById.get(selected ? rulingOf(selected) : target)
  return ruling ? rulingPage(report, ruling, selected) : unknownPage(target)
}

function rulingOf(one) {
  return one.rulings.find(id => one.id.startsWith(`${id}/`)) ?? one.rulings[0]
}

function unknownPage(target) {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Not in this report'),
    h('p', null, `This report has no ruling and no case “${target}”.`),
    h('p', null, h('a', { href: listHref({}) }, 'All rulings')),
  )
}

function isCurrent(href, target) {
  const path = `#${target.split('?')[0]}`
  return href === path || (href === '#/' && path === '#')
}

function replaceAddress(href) {
  history.replaceState(null, '', href)
}

function scrollToCase() {
  if (report.caseById.has(address())) main.querySelector('details.scenario[open]')?.scrollIntoView()
}

function skip(event) {
  event.preventDefault()
  main.querySelector('h1')?.focus()
}

function focusSearch(event) {
  if (event.key !== '/' || event.target.closest('input, select, textarea')) return
  event.preventDefault()
  if (!document.getElementById('search')) {
    replaceAddress(listHref({}))
    show(true)
  }
  document.getElementById('search').focus()
}
