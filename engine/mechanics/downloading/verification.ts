import type { Place } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Has its player claimed this turn that a demanded download cannot be done, and would it have searched that place? */
export function mayVerify(game: Game, player: PlayerName, place: Place, holder: PlayerName | CardId): boolean {
  const store = game.find(holder)
  const [source, owner] = store && game.text(store.id).stores ? ['capsule', store.controller] : [place, holder]
  if (player === owner) return false
  const claim = game.state.history.findLast(
    d => d.kind === 'download failed' && d.player === owner && d.turn === game.state.turn.number,
  )
  if (!claim?.card) return false
  return (claim.places ?? []).includes(source)
}
