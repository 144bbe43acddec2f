import { is, isItself } from '../../board/can.ts'
import { lift } from '../../board/moves.ts'
import type { CardId, State } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Is the card cloaked, and by no other card exposed? */
export const isOutOfSight = (game: Game, card: CardId): boolean =>
  is(game, card, 'cloaked') && !isItself(game, card, 'exposed')

/** What was exposed before this action is so no longer. */
export function coverAgain(game: Game, before: State): void {
  for (const { id, is: conditions } of before.cards) if (conditions.includes('exposed')) lift(game, id, 'exposed')
}
