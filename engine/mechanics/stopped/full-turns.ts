import { remember } from '../../board/history.ts'
import type { CardId } from '../../board/state.ts'
import { turnsBegunSince } from '../../board/turns.ts'
import type { Game } from '../../kernel/game.ts'

/** The card, which was stopped, stays so for that many full turns of its player's; 0 = no longer. */
export function holdForTurns(game: Game, card: CardId, number: number): void {
  remember(game, { player: game.card(card).controller, kind: 'stopped for turns', card, number })
}

/** Is it to stay stopped, since not all of the turns have gone by from beginning to end? */
export function isHeldForTurns(game: Game, card: CardId): boolean {
  const held = game.state.history.findLast(d => d.kind === 'stopped for turns' && d.card === card)
  if (!held?.number) return false
  const { player } = game.state.turn
  const begun = turnsBegunSince(game, held.turn, held.player)
  return begun - (player === held.player ? 1 : 0) < held.number
}
