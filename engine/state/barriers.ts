import type { Game } from '../flow/game.ts'
import { can } from './ask.ts'
import { carriedBy } from './places.ts'
import { meets } from './requirement.ts'
import type { CardId } from './state.ts'

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
