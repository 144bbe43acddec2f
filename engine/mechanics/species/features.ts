import type { Features } from '../../text/match.ts'
import { isOfGender } from './questions.ts'
import { isOf } from './species.ts'

/** What this room adds to the features of cards. */
export const features: Features<'species' | 'gender'> = {
  species: (game, id, { species }) => isOf(game, game.facts(id), species!),
  gender: (game, id, { gender }) => game.decide(isOfGender, { printed: game.facts(id), gender: gender! }),
}
