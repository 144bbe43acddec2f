import { opponentOf } from '../../board/state.ts'
import { countsAsOdd } from '../../questions/dilemmas/planet.ts'
import type { Requirements } from '../../text/requirement.ts'
import { pointsOf } from './points.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'points'> = {
  points: (game, { points, whose }, { you }) => {
    const number = pointsOf(game, whose ? opponentOf(game.state, you) : you)
    return points === 'odd' ? game.decide(countsAsOdd, { number }) : number >= points
  },
}
