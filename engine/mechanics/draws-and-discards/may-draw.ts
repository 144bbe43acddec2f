import { record } from '../../board/history.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** May the player draw cards this turn? */
export function mayDraw(game: Game, player: PlayerName): boolean {
  const { number } = game.state.turn
  return !game.state.history.some(d => d.kind === 'draws no more' && d.player === player && d.turn === number)
}

/** The player draws no more cards this turn. */
export function drawNoMore(game: Game, player: PlayerName): void {
  record(game, player, 'draws no more')
}
