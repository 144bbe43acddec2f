import { hostOf } from '../../board/places.ts'
import { type Features, matches } from '../../text/match.ts'
import { closesADoorway } from './closing.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'closing'> = {
  closing: (game, id, { closing }, you) => {
    const host = hostOf(game, id)
    return host !== undefined && closesADoorway(game, id) && matches(game, host, closing!, you)
  },
}
