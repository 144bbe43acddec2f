import { isSelfControlled } from '../../board/self-controlled.ts'
import type { Features } from '../../text/match.ts'
import { isIntruder } from './intruders.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'selfControlled' | 'intruder'> = {
  selfControlled: (game, id) => isSelfControlled(game, id),
  intruder: (game, id) => isIntruder(game, id),
}
