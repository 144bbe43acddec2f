import type { CardId, PlayerName } from '../../board/state.ts'
import { turnsBegunSince } from '../../board/turns.ts'
import type { Game } from '../../kernel/game.ts'
import { type Forwarded, happensAllTheSame, isPutOffInBetween } from '../../questions/duties/questions.ts'

/** Has what must happen in the turn of this player, because of the card or by the rules, happened before? */
export function wasBroughtForward(game: Game, player: PlayerName, what: Forwarded, card?: CardId): boolean {
  const deeds = game.state.history.filter(d => d.kind === 'brought forward' && d.card === card)
  if (deeds.some(d => d.player === player && turnsBegunSince(game, d.turn) === 1))
    return !game.decide(happensAllTheSame, { what, card })
  const between = deeds.some(d => d.player !== player && turnsBegunSince(game, d.turn) === 1)
  return between && game.decide(isPutOffInBetween, { what, card })
}
