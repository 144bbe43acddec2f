import { markersOn } from '../../../board/markers.ts'
import { discard, lift } from '../../../board/moves.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'

/** Repairs it: markers go back to their side deck, and what was turned around lies straight again. */
export function repair(game: Game, card: CardId): void {
  lift(game, card, 'rotated')
  lift(game, card, 'half repaired')
  for (const { id } of markersOn(game, card)) discard(game, id)
}
