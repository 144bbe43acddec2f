import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isDemandedOfThePlace } from '../../questions/facilities/questions.ts'
import { type PlacingDemand, suits } from '../downloading/placing.ts'

const lacking: Readonly<Record<PlacingDemand, string>> = {
  'no homeworld': 'is a homeworld',
  'matching affiliation': 'has no icon of its affiliation',
  'no other facility': 'has a facility of that player already',
}

/** Refuses to put a facility where the law lets its player have none. */
export function checkPlacing(game: Game, player: PlayerName, facility: CardId, at: CardId): void {
  for (const [demand, isSo] of Object.entries(suits(game, player, facility, at)) as [PlacingDemand, boolean][])
    if (!isSo && game.decide(isDemandedOfThePlace, { demand, facility, at }))
      refuse('wrong-place', `${at} ${lacking[demand]}, for ${facility}`, [facility, at], 'choice')
}
