import type { Game } from '../kernel/game.ts'
import { hostOf } from './places.ts'
import type { CardId } from './state.ts'

/** Does the card lie on another one only as a reminder of its effect? */
export const isReminder = (game: Game, card: CardId): boolean =>
  hostOf(game, card) !== undefined && game.state.history.some(d => d.kind === 'reminds' && d.card === card)
