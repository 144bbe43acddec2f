import { h, ownData, ownElement } from '../../html/client/dom.ts'
import { holdAtTop, keepPlaces, returnTo } from '../../html/client/place.ts'
import { themeButton } from '../../html/client/theme.ts'
import { isTyping } from '../../html/client/typing.ts'
import { unpack } from '../../html/client/unpack.ts'
import { beginning } from '../../search-terms.ts'
import type { SiteData } from '../embedded.ts'
import { type Address, queryHref, readAddress } from './address.ts'
import { cardsPage } from './cards.ts'
import { readCases } from './case-files.ts'
import { changesPage } from './changes.ts'
import { differencesPage } from './differences.ts'
import { fairnessPage } from './fairness.ts'
import { findPage } from './find-page.ts'
import { questionsPage } from './questions.ts'
import { rulingView } from './ruling-view.ts'
import { openSite, type Site, type SiteCase } from './site-data.ts'
import { startPage } from './start.ts'
import { strengthPage } from './strength.ts'
import { trendPage } from './trend.ts'

const main = h('main', { id: 'main' })
start(ownData())

async function start(packed: string): Promise<void> {
  const site = openSite(await unpack<SiteData>(packed), readCases)
  const links = pages(site).map(({ href, name }) => h('a', { href }, name))
  ownElement('app').replaceChildren(
    h('a', { class: 'skip', href: '#main', on: { click: skip } }, 'To the content'),
    h('header', { class: 'top' }, h('nav', { 'aria-label': 'Site' }, links), themeButton()),
    main,
  )
  keepPlaces()
  addEventListener('hashchange', () => show(site, links, true))
  addEventListener('keydown', focusQuery)
  show(site, links, false)
}

/** The site's pages; a page without anything on it is left out. */
function pages(site: Site): readonly { readonly href: string; readonly name: string }[] {
  const hasTrend = site.engines.some(({ runs }) => runs.length > 1)
  return [
    { href: '#/', name: 'Engines' },
    { href: queryHref(''), name: 'Rulings' },
    { href: '#/questions', name: 'Questions' },
    ...(site.law.contradictions.length > 0 ? [{ href: '#/differences', name: 'Differences' }] : []),
    ...(site.law.changes?.length ? [{ href: '#/changes', name: 'Changes' }] : []),
    { href: '#/cards', name: 'Cards' },
    ...(site.law.customs.length > 0 ? [{ href: '#/fairness', name: 'Fairness' }] : []),
    ...(site.strength || site.law.noticed?.length ? [{ href: '#/strength', name: 'Strength' }] : []),
    ...(hasTrend ? [{ href: '#/trend', name: 'Trend' }] : []),
  ]
}

/** Draws the page that the address names. */
function show(site: Site, links: readonly HTMLElement[], isMove: boolean): void {
  const address = readAddress(location.hash)
  main.replaceChildren(pageOf(site, address))
  const here = `#${'query' in address ? 'q=' : address.path}`
  for (const item of links) {
    const href = item.getAttribute('href')
    item.setAttribute(
      'aria-current',
      here === href || here.startsWith(`${href}/`) || (href === '#/' && here === '#') ? 'page' : 'false',
    )
  }
  const heading = main.querySelector('h1')
  document.title = `${heading?.textContent ?? 'Conformance'} · Conformance`
  if (returnTo(main)) return
  if (isMove) {
    scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  }
  const target = main.querySelector('[data-here]')
  if (target) holdAtTop(target, main)
}

function pageOf(site: Site, address: Address): HTMLElement {
  if ('query' in address) return findPage(site, address.query)
  const { path, engine } = address
  if (path === '' || path === '/') return startPage(site)
  if (path === '/rulings') return findPage(site, '')
  if (path === '/questions' || path.startsWith('/questions/'))
    return questionsPage(site, path.slice('/questions/'.length))
  if (path === '/differences') return differencesPage(site)
  if (path === '/changes' || path.startsWith('/changes/')) return changesPage(site, path.slice('/changes/'.length))
  if (path === '/cards' || path.startsWith('/cards/')) return cardsPage(site, path.slice('/cards/'.length))
  if (path === '/fairness' || path.startsWith('/fairness/')) return fairnessPage(site, path.slice('/fairness/'.length))
  if (path === '/strength') return strengthPage(site)
  if (path === '/trend') return trendPage(site)
  const selected = site.caseById.get(path)
  const ruling = site.rulingById.get((selected && rulingOf(selected)) ?? path)
  return ruling ? rulingView(site, ruling, { selected, engine }) : unknownPage(path)
}

function rulingOf(one: SiteCase): string | undefined {
  return one.rulings.find(id => one.id.startsWith(`${id}/`)) ?? one.rulings[0]
}

function unknownPage(path: string): HTMLElement {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Not on this site'),
    h('p', null, `There is no page, no ruling and no case “${beginning(path)}” here.`),
    h('p', null, h('a', { href: queryHref('') }, 'All rulings')),
  )
}

function skip(event: Event): void {
  event.preventDefault()
  main.querySelector('h1')?.focus()
}

function focusQuery(event: KeyboardEvent): void {
  if (event.key !== '/' || isTyping(event)) return
  event.preventDefault()
  if (!document.getElementById('query')) location.hash = queryHref('')
  document.getElementById('query')?.focus()
}
