import { boardModel } from './board-model.js'
import { cardItem } from './card.js'
import { overText } from './changes.js'
import { h } from './dom.js'
import { locationItem } from './location.js'
import { capital, countWithValue, pileName, pileOrder, spacelineName, turnText } from './words.js'

/**
 * The picture of a position: the spacelines between the players' sides. `side` is `before` or `after` and says
 * how changes are marked; `types` tells kinds of cards by title.
 */
export function boardPicture(board, { label, side, changes, types }) {
  const model = boardModel(board, { side, changes, types })
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

function spaceline(model, holder) {
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

function playerSide(model, player) {
  const { name, points, count = {} } = player
  const owner = model.ownerOf(name)
  const counts = Object.entries(count).map(([word, value]) =>
    h('span', { class: 'count' }, countWithValue(word, value)),
  )
  const piles = pileOrder.map(place => [place, model.at(place, name)]).filter(([, cards]) => cards.length > 0)
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
    piles.map(([place, cards]) => pile(model, place, cards)),
  )
}

/** More cards than this are folded, but for those that change. */
const shownInPile = 7

function pile(model, place, cards) {
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

function rest(model, cards, isMore) {
  const list = h(
    'ol',
    { class: 'titles' },
    cards.map(card => h('li', null, model.nameOf(card.id))),
  )
  return h('details', { class: 'rest' }, h('summary', null, isMore ? `and ${cards.length} more` : 'show'), list)
}

function elsewhere(model, cards) {
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
