import type { Board, Card, CountWord, Place, PlayerState } from '../../../protocol/types.ts'
import { type BoardModel, boardModel, type View } from './board-model.ts'
import { cardItem } from './card.ts'
import { overText } from './change-lines.ts'
import { h } from './dom.ts'
import { locationItem } from './location.ts'
import { capital, countWithValue, pileName, pileOrder, spacelineName, turnText } from './words.ts'

/** The picture of a position: the spacelines between the players' sides. */
export function boardPicture(board: Board, { label, ...view }: View & { readonly label: string }): HTMLElement {
  const model = boardModel(board, view)
  const [first, ...others] = board.players
  const lines = model.spacelines.map(holder => spaceline(model, holder))
  const sides = {
    top: others.reverse().map(player => playerSide(model, player)),
    bottom: first && playerSide(model, first),
  }
  const strays = model.strays()
  return h(
    'figure',
    { class: 'board' },
    h(
      'figcaption',
      null,
      h('strong', null, label),
      h('span', { class: 'turn' }, capital(turnText(board.turn))),
      board.over && h('span', { class: 'badge is-added' }, overText(board.over)),
    ),
    h('div', { class: 'felt' }, sides.top, lines, strays.length > 0 && elsewhere(model, strays), sides.bottom),
  )
}

function spaceline(model: BoardModel, holder: string): HTMLElement {
  const cards = model.at('spaceline', holder)
  const name = capital(spacelineName(holder))
  return h(
    'div',
    { role: 'group', class: 'spaceline', 'aria-label': name },
    h('p', { class: 'label' }, name),
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': `${name}, left to right` },
      h(
        'ol',
        { class: 'locations' },
        cards.map(card => locationItem(model, card)),
      ),
    ),
  )
}

function playerSide(model: BoardModel, player: PlayerState): HTMLElement {
  const { name, points, count = {} } = player
  const owner = model.ownerOf(name)
  const counts = Object.entries(count).map(([word, value]) =>
    h('span', { class: 'count' }, countWithValue(word as CountWord, value)),
  )
  const piles = pileOrder
    .map(place => ({ place, cards: model.at(place, name) }))
    .filter(({ cards }) => cards.length > 0)
  return h(
    'div',
    { role: 'group', class: `player owner-${owner.index}`, 'aria-label': `${name}’s side` },
    h(
      'p',
      { class: 'label' },
      h('span', { class: 'owner', 'aria-hidden': 'true' }, owner.letter),
      name,
      h('span', { class: 'points' }, `${points ?? 0} points`),
      counts,
    ),
    piles.map(({ place, cards }) => pile(model, place, cards)),
  )
}

/** More cards than this are folded, but for those that change. */
const shownInPile = 7

function pile(model: BoardModel, place: Place, cards: readonly Card[]): HTMLElement {
  const shown = cards.length <= shownInPile && place !== 'deck' ? cards : cards.filter(card => model.changeOf(card))
  const hidden = cards.filter(card => !shown.includes(card))
  for (const card of hidden) model.drawn.add(card.id)
  return h(
    'div',
    { class: `pile pile-${place}` },
    h('p', { class: 'label' }, capital(pileName(place)), h('span', { class: 'size' }, String(cards.length))),
    shown.length > 0 &&
      h(
        'ul',
        { class: 'cards' },
        shown.map(card => cardItem(model, card)),
      ),
    hidden.length > 0 && rest(model, hidden, shown.length > 0),
  )
}

function rest(model: BoardModel, cards: readonly Card[], isMore: boolean): HTMLElement {
  const list = h(
    'ol',
    { class: 'titles' },
    cards.map(card => h('li', null, model.nameOf(card.id))),
  )
  return h('details', { class: 'rest' }, h('summary', null, isMore ? `and ${cards.length} more` : 'show'), list)
}

function elsewhere(model: BoardModel, cards: readonly Card[]): HTMLElement {
  return h(
    'div',
    { role: 'group', class: 'elsewhere', 'aria-label': 'Elsewhere' },
    h('p', { class: 'label' }, 'Elsewhere'),
    h(
      'ul',
      { class: 'cards' },
      cards.map(card => !model.drawn.has(card.id) && cardItem(model, card, { withPlace: true })),
    ),
  )
}
