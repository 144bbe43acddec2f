import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { doorwaysEachTurn, mayBePlayedAmongOrders } from '../../questions/doorways/settled.ts'

/** Refuses a doorway that is played too late in the turn, or one too many. */
export function checkDoorway(game: Game, player: PlayerName, card: CardId): void {
  if (game.facts(card).type !== 'doorway') return
  if (game.state.turn.phase === 'orders' && !game.decide(mayBePlayedAmongOrders, { card }))
    refuse('wrong-time', `${card} is played before orders are executed`, [card])
  if (playedThisTurn(game, player) >= game.decide(doorwaysEachTurn, { player }))
    refuse('limit', `${player} has played a doorway in this turn`, [card])
}

const playedThisTurn = (game: Game, player: PlayerName): number =>
  game.state.history.filter(
    ({ kind, turn, player: by, card }) =>
      kind === 'play' &&
      turn === game.state.turn.number &&
      by === player &&
      card !== undefined &&
      game.facts(card).type === 'doorway',
  ).length
