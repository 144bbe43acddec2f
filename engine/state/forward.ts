import type { Game } from '../flow/game.ts'
import type { CardId, PlayerName } from './state.ts'
import { turnsBegunSince } from './turns.ts'

/** Has what must happen this turn because of the card, or the card draw, happened before? */
export function wasBroughtForward(game: Game, player: PlayerName, card?: CardId): boolean {
  const { turn, history } = game.state
  if (turn.player !== player) return false
  return history.some(
    d =>
      d.kind === 'brought forward' &&
      d.player === player &&
      d.card === card &&
      d.turn < turn.number &&
      turnsBegunSince(game, d.turn) === 1,
  )
}
