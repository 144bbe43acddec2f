import type { Room } from '../../kernel/room.ts'
import { texts1996OfShips } from './cards/1996.ts'
import * as distortionOfSpaceTimeContinuum from './cards/distortion-of-space-time-continuum.ts'
import { effects } from './effects.ts'

export const room = {
  texts: {
    faq1996: [...texts1996OfShips],
  },
  effects: { ...effects, ...distortionOfSpaceTimeContinuum.effects },
} satisfies Room
