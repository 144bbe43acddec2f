import type { Features } from '../../text/match.ts'
import { speciesOf } from './species.ts'

/** What this room adds to the features of cards. */
export const features: Features<'species'> = {
  species: (game, id, { species }) =>
    speciesOf(game, game.facts(id)).some(one => one.toLowerCase() === species!.toLowerCase()),
}
