import { can } from '../../board/can.ts'
import { carriedBy } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { meets } from '../../text/requirement.ts'

/** Lies between locations, and is none itself. */
export const isBarrier = (game: Game, card: CardId): boolean => !!game.text(card).bars

/** Does the card, which lies between locations, bar the way to the other one? */
export function bars(game: Game, barrier: CardId, card: CardId): boolean {
  const text = game.text(barrier).bars
  if (!text || !game.inForce(text) || !can(game, card, 'be affected', barrier)) return false
  if (meets(game, text.unless, carriedBy(game, card), game.card(card).controller, card)) return false
  game.credit(text)
  return true
}
