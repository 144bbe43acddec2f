import { h } from '../../html/client/dom.js'
import { themeButton } from '../../html/client/theme.js'
import { queryHref, readAddress } from './address.js'
import { findPage } from './find-page.js'
import { questionsPage } from './questions.js'
import { rulingView } from './ruling-view.js'
import { openSite } from './site-data.js'
import { startPage } from './start.js'
import { strengthPage } from './strength.js'
import { trendPage } from './trend.js'

const main = h('main', { id: 'main' })
start(document.getElementById('data').textContent)

async function start(packed) {
  const site = await openSite(packed)
  const links = pages(site).map(({ href, name }) => h('a', { href }, name))
  document
    .getElementById('app')
    .replaceChildren(
      h('a', { class: 'skip', href: '#main', click: skip }, 'To the content'),
      h('header', { class: 'top' }, h('nav', { 'aria-label': 'Site' }, links), themeButton()),
      main,
    )
  addEventListener('hashchange', () => show(site, links, true))
  addEventListener('keydown', event => focusQuery(event))
  show(site, links, false)
}

/** The site's pages; a page without anything on it is left out. */
function pages(site) {
  const hasTrend = site.engines.some(({ runs }) => runs.length > 1)
  return [
    { href: '#/', name: 'Engines' },
    { href: queryHref(''), name: 'Rulings' },
    { href: '#/questions', name: 'Questions' },
    site.strength && { href: '#/strength', name: 'Strength' },
    hasTrend && { href: '#/trend', name: 'Trend' },
  ].filter(Boolean)
}

/** Draws the page that the address names. */
function show(site, links, isMove) {
  const address = readAddress(location.hash)
  main.replaceChildren(pageOf(site, address))
  const here = `#${address.path ?? 'q='}`
  for (const item of links) {
    const href = item.getAttribute('href')
    item.setAttribute('aria-current', href === here || (href === '#/' && here === '#') ? 'page' : 'false')
  }
  const heading = main.querySelector('h1')
  document.title = `${heading?.textContent ?? 'Conformance'} · Conformance`
  if (isMove) {
    scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  }
  main.querySelector('[data-here]')?.scrollIntoView()
}

function pageOf(site, { query, path, engine }) {
  if (query !== undefined) return findPage(site, query)
  if (path === '' || path === '/') return startPage(site)
  if (path === '/questions' || path.startsWith('/questions/'))
    return questionsPage(site, path.slice('/questions/'.length))
  if (path === '/strength') return strengthPage(site)
  if (path === '/trend') return trendPage(site)
  const selected = site.caseById.get(path)
  const ruling = site.rulingById.get(selected ? rulingOf(selected) : path)
  return ruling ? rulingView(site, ruling, { selected, engine }) : unknownPage(path)
}

function rulingOf(one) {
  return one.rulings.find(id => one.id.startsWith(`${id}/`)) ?? one.rulings[0]
}

function unknownPage(path) {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Not on this site'),
    h('p', null, `There is no page, no ruling and no case “${path}” here.`),
    h('p', null, h('a', { href: queryHref('') }, 'All rulings')),
  )
}

function skip(event) {
  event.preventDefault()
  main.querySelector('h1')?.focus()
}

function focusQuery(event) {
  if (event.key !== '/' || event.target.closest('input, select, textarea')) return
  event.preventDefault()
  if (!document.getElementById('query')) location.hash = queryHref('')
  document.getElementById('query')?.focus()
}
