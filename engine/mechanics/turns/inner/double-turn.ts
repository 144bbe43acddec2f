import { doubledBy } from '../../../board/double-turns.ts'
import type { Deed, PlayerName } from '../../../board/state.ts'
import { turnsInARow } from '../../../board/turns.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { turnsGranted } from '../../../questions/turns/questions.ts'
import { isOneTurn, mayForgoATurn } from '../../../questions/turns/settled.ts'
import { confirm } from '../../selections/confirm.ts'

/** Now that a turn of the player is over, does he take another one before the other player? */
export function* takesAnotherTurn(game: Game, player: PlayerName): Flow<boolean> {
  const by = doubledBy(game, player)
  const [first] = by
  if (first === undefined || game.decide(isOneTurn, { player })) return false
  const most = game.decide(turnsGranted, { player, by })
  if (turnsInARow(game) > most) return false
  if (game.decide(mayForgoATurn, { player }) && !(yield* confirm(player, first, 'takes another turn'))) return false
  const { number } = game.state.turn
  const deed: Deed = { turn: number + 1, player, kind: 'another turn', card: first }
  game.state = { ...game.state, history: [...game.state.history, deed] }
  return true
}

/** How many draws end the turn of the player. */
export const drawsOf = (game: Game, player: PlayerName): number =>
  doubledBy(game, player).length && game.decide(isOneTurn, { player }) ? 2 : 1
