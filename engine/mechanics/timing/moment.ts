import type { PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { window } from './window.ts'

/** A moment within an action at which play may be suspended. */
export function* moment(game: Game, player: PlayerName): Flow {
  yield* window(game, { on: 'in progress', by: player })
}
