import type { Requirements } from '../../text/requirement.ts'
import { pointsOf } from './points.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'points'> = {
  points: (game, { points }, { you }) => pointsOf(game, you) >= points,
}
