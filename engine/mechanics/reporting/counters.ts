import type { PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { countersEachTurn, paysWith } from '../../questions/reporting/settled.ts'

/** The counters that a player has when his turn begins; none where cards are not paid for with counters. */
export const countersOf = (game: Game, player: PlayerName): { readonly counters?: number } =>
  game.decide(paysWith, { player }) === 'counters' ? { counters: game.decide(countersEachTurn, { player }) } : {}
