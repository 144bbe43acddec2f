import { crewOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayAttemptUnmatched } from '../../questions/staffing/settled.ts'
import { checkStaffedTo, hasMatching } from './staffing.ts'

/** Refuses an attempt by a crew with which the law does not let the ship make one. */
export function checkCrew(game: Game, player: PlayerName, ship: CardId): void {
  checkStaffedTo(game, player, ship, 'attempt')
  if (game.decide(mayAttemptUnmatched, { ship }) || hasMatching(game, ship, crewOf(game, ship, player))) return
  refuse('staffing', `Nobody of its affiliation is aboard ${ship}`, [ship])
}
