import { groupByEach } from '../../../catalogue/group.ts'
import { type Child, h } from '../../html/client/dom.ts'
import { rulingList } from '../../html/client/ruling-list.ts'
import type { LawRuling } from '../../law-book.ts'
import { counted } from '../../words.ts'
import { queryHref, quoted } from './address.ts'
import { searchedList } from './searched-list.ts'
import type { Site, SiteCase } from './site-data.ts'

/** The address of a card's page. */
export const cardHref = (title: string): string => `#/cards/${encodeURIComponent(title)}`

interface NamedCard {
  readonly title: string
  /** The rulings that name it. */
  readonly rulings: readonly LawRuling[]
  /** The cases on whose boards it lies. */
  readonly cases: readonly SiteCase[]
}

/** All cards that rulings name or that lie on boards, or the one of that title. */
export function cardsPage(site: Site, title: string): HTMLElement {
  const cards = cardsOf(site)
  const card = cards.find(one => one.title.toLowerCase() === title.toLowerCase())
  if (card) return cardPage(site, card)
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Cards'),
    title && h('p', { class: 'notice' }, `No ruling names “${title}”, and it lies on no board.`),
    h('p', { class: 'lede' }, 'The cards that rulings name or scenarios play, each with what is ruled of it.'),
    searchedList({
      noun: 'card',
      items: cards,
      hint: 'A part of a title',
      textOf: one => one.title.toLowerCase(),
      show: found => [h('ul', { class: 'plain' }, found.slice(0, most).map(item)), ...more(found.length)],
    }),
  )
}

/** So many are shown at once. */
const most = 300

const more = (found: number): readonly HTMLElement[] =>
  found > most ? [h('p', { class: 'quiet' }, `The first ${most} are shown; type a part of a title.`)] : []

const item = ({ title, rulings, cases }: NamedCard): HTMLElement =>
  h(
    'li',
    null,
    h('a', { href: cardHref(title) }, title),
    h('span', { class: 'quiet' }, ` ${counted(rulings.length, 'ruling')}, ${counted(cases.length, 'case')}`),
  )

function cardPage(site: Site, { title, rulings, cases }: NamedCard): HTMLElement {
  const shown = [...new Set(cases.flatMap(one => one.rulings))].filter(id => !rulings.some(one => one.id === id))
  return h(
    'article',
    null,
    h('nav', { class: 'crumbs', 'aria-label': 'Where you are' }, h('a', { href: '#/cards' }, 'Cards')),
    h('h1', { tabindex: '-1' }, title),
    site.cardTypes[title] && h('p', { class: 'quiet' }, site.cardTypes[title]),
    section(
      'Rulings that name it',
      rulings.length > 0 &&
        rulingList(
          site,
          rulings.map(({ id }) => id),
        ),
    ),
    section('Rulings that are shown with it', shown.length > 0 && rulingList(site, shown)),
    h('p', null, h('a', { href: queryHref(quoted(title)) }, 'What the engines make of it')),
  )
}

const section = (title: string, list: Child): HTMLElement =>
  h('section', null, h('h2', null, title), list || h('p', { class: 'quiet' }, 'None.'))

const known = new WeakMap<Site, readonly NamedCard[]>()

function cardsOf(site: Site): readonly NamedCard[] {
  const found = known.get(site) ?? gathered(site)
  known.set(site, found)
  return found
}

function gathered({ rulings, cases }: Site): readonly NamedCard[] {
  const byRuling = groupByEach(rulings, one => one.cards)
  const byBoard = groupByEach(cases, one => one.cards)
  return [...new Set([...byRuling.keys(), ...byBoard.keys()])]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map(title => ({ title, rulings: byRuling.get(title) ?? [], cases: byBoard.get(title) ?? [] }))
}

/** Links to the pages of these cards. */
export const cardLinks = (titles: readonly string[]): Child =>
  titles.map((title, index) => [index > 0 && ', ', h('a', { href: cardHref(title) }, title)])
