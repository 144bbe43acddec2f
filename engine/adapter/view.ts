import type { Board, Card } from '../../protocol/types.ts'
import type { Choosing } from '../kernel/choosing.ts'
import type { Game } from '../kernel/game.ts'
import { maySee } from '../questions/showing-cards/questions.ts'

/** The board as one player may see it: hidden cards keep their id and lose their title. */
export function viewOf(game: Game, board: Board, player: string, choosing?: Choosing): Board {
  const shown = (card: Card): Card => {
    const about = { card: card.id, by: player, choosing }
    return game.decide(maySee, about) ? card : withoutTitle(card)
  }
  return { ...board, cards: board.cards.map(shown) }
}

function withoutTitle({ title: _, ...card }: Card): Card {
  return card
}
