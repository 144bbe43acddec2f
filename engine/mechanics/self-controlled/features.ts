import type { Features } from '../../text/match.ts'
import { isSelfControlled } from './who-is.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'selfControlled'> = {
  selfControlled: (game, id) => isSelfControlled(game, id),
}
