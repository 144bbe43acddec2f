import { record } from '../../../board/history.ts'
import { type CardId, opponentOf, type PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { window } from '../../timing/window.ts'

/** Who is left of the losers is remembered, and the victory may be answered. */
export function* afterVictory(game: Game, winner: PlayerName, left: readonly CardId[]): Flow {
  const losers = left.filter(id => game.card(id).controller !== winner)
  record(game, opponentOf(game.state, winner), 'lost a battle', undefined, losers)
  yield* window(game, { on: 'won', cards: left, by: winner })
}

/** What texts have changed for the battle alone is over. */
export function forgetTheBattle(game: Game): void {
  game.note('lessened', {})
  game.note('weakened', {})
  game.note('suspended', [])
}
