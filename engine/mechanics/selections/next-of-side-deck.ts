import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isRenewed, type SideDeck } from '../../questions/draws-and-discards/questions.ts'
import { shuffle } from './shuffle.ts'

/** The next card of a side deck, face up, if there is one; cards that lie face up come again when nothing else is left. */
export function* nextOf(game: Game, deck: SideDeck, player: PlayerName): Flow<CardId | undefined> {
  if (cardsIn(game, deck, player)[0]?.face === 'up') {
    if (!game.decide(isRenewed, { deck, player })) return undefined
    yield* shuffle(game, player, deck)
    for (const { id } of cardsIn(game, deck, player)) game.change(id, { face: 'down' })
  }
  const [next] = cardsIn(game, deck, player)
  if (next?.face === 'down') game.change(next.id, { face: 'up' })
  return next?.id
}
