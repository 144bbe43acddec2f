import { inPlay } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { matches } from './match.ts'
import type { Effect } from './text.ts'

/** Do these instructions nullify? */
export const nullify = (effects: readonly Effect[] = []): boolean => effects.some(effect => effect.do === 'nullify')

/** Does the card, in play or being played, say that nothing nullifies it, or not this card? */
export function isNotNullified(game: Game, card: CardId, by?: CardId): boolean {
  const { isNotNullified: clause } = game.text(card)
  if (!clause || !game.inForce(clause)) return false
  const state = game.card(card)
  if (state.place !== 'play' && !inPlay(state)) return false
  if (by !== undefined && (by === card || (clause.except && matches(game, by, clause.except, state.controller))))
    return false
  game.credit(clause)
  return true
}
