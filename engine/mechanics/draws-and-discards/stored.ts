import { move } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { chooseWord } from '../selections/select.ts'
import { shuffle } from '../selections/shuffle.ts'
import { putUnderTheDeck } from './put-under-the-deck.ts'

/** What a card that stores others kept when it left play: shuffled, on top of the draw deck or beneath it. */
export function* returnStored(game: Game): Flow {
  const stores = new Set(game.state.cards.filter(c => c.place === 'under' && isGone(game, c.holder)).map(c => c.holder))
  for (const store of stores) yield* returnFrom(game, store)
}

function isGone(game: Game, holder: CardId): boolean {
  const card = game.find(holder)
  const clause = card && game.text(holder).stores
  return !!clause && game.inForce(clause) && !inPlay(card)
}

function* returnFrom(game: Game, store: CardId): Flow {
  const { owner: player } = game.card(store)
  const { stores } = game.text(store)
  if (stores) game.credit(stores)
  const word = yield* chooseWord(player, ['first', 'second'] as const, store)
  yield* shuffle(game, store, 'under')
  const cards = cardsIn(game, 'under', store).map(c => c.id)
  if (word === 'second') for (const card of cards) putUnderTheDeck(game, player, card)
  else for (const card of cards.toReversed()) move(game, card, 'deck', player)
}
