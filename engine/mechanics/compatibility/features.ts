import type { Features } from '../../text/match.ts'
import { affiliationsOf } from './affiliations.ts'

/** What a card must be like in affiliation. */
export const features: Features<'affiliation'> = {
  affiliation: (game, id, f) => affiliationsOf(game, id).includes(f.affiliation!),
}
