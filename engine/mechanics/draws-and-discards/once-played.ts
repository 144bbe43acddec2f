import { discard } from '../../board/moves.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'

const leaving = cardsWith(text => text.leavesOnce && 'played' in text.leavesOnce)

/** Discards what does not stay once its player has played such a card. */
export function leaveOncePlayed(game: Game): void {
  for (const { id, controller } of leaving(game)) {
    const clause = game.text(id).leavesOnce
    if (!clause || !('played' in clause) || !game.inForce(clause)) continue
    game.credit(clause)
    const played = game.state.history.filter(d => d.kind === 'reported' && d.player === controller)
    if (!played.some(d => matches(game, d.card!, clause.played, controller))) continue
    discard(game, id)
  }
}
