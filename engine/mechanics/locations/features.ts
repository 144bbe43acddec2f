import { locationOf } from '../../board/places.ts'
import { type Features, matches } from '../../text/match.ts'

/** How the feature that this room adds to filters is looked at. */
export const features: Features<'at'> = {
  at(game, id, { at }, player) {
    const location = locationOf(game, id)
    return location !== undefined && matches(game, location, at!, player)
  },
}
