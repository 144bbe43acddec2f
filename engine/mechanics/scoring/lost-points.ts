import { record } from '../../board/history.ts'
import { score } from '../../board/moves.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** The points that the card has scored are gone; they go once. */
export function loseItsPoints(game: Game, card: CardId): void {
  if (game.state.history.some(d => d.kind === 'lost its points' && d.card === card)) return
  const { controller } = game.card(card)
  score(game, controller, -(game.facts(card).points ?? 0), true, card)
  record(game, controller, 'lost its points', card)
}
