import type { Place } from '../../../protocol/types.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Has the holder claimed this turn that a demanded download cannot be done, and would it have searched that place? */
export function mayVerify(game: Game, player: PlayerName, place: Place, holder: PlayerName): boolean {
  if (player === holder) return false
  const claim = game.state.history.findLast(
    d => d.kind === 'download failed' && d.player === holder && d.turn === game.state.turn.number,
  )
  if (!claim?.card) return false
  return (claim.places ?? []).includes(place)
}
