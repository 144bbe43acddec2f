import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'

/** Is the personnel a leader, as battles need one? */
export function leads(game: Game, player: PlayerName, id: CardId): boolean {
  return matches(game, id, { any: [{ classification: 'OFFICER' }, { skill: 'Leadership' }] }, player, true)
}
