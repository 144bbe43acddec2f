import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { window } from '../timing/window.ts'
import { isACardDraw, isRenewed, type SideDeck } from './questions.ts'
import { shuffle } from './shuffle.ts'

/** The next card of a side deck, if there is one; cards that lie face up come again when nothing else is left. */
export function* nextOf(game: Game, deck: SideDeck, player: PlayerName): Flow<CardId | undefined> {
  if (cardsIn(game, deck, player)[0]?.face === 'up') {
    if (!game.decide(isRenewed, { deck, player })) return undefined
    yield* shuffle(game, player, deck)
    for (const { id } of cardsIn(game, deck, player)) game.change(id, { face: 'down' })
  }
  return cardsIn(game, deck, player)[0]?.id
}

/** What is drawn from a side deck may be answered where the law calls that a card draw. */
export function* drawnFrom(game: Game, deck: SideDeck, player: PlayerName, card: CardId): Flow {
  if (!game.decide(isACardDraw, { card, deck })) return
  yield* window(game, { on: 'drawn', card, by: player, as: 'text' })
}
