import { isSelfControlled } from '../../board/self-controlled.ts'
import type { Features } from '../../text/match.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'selfControlled'> = {
  selfControlled: (game, id) => isSelfControlled(game, id),
}
