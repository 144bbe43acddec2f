// Written by `npm run rooms`.
import { type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as distortionOfSpaceTimeContinuumCards from './cards/distortion-of-space-time-continuum.ts'
import * as reliefMissionIiCards from './cards/relief-mission-ii.ts'
import * as effects from './effects.ts'

export const room = {
  texts: textsIn(faq1996Cards.texts, reliefMissionIiCards.texts),
  effects: {
    ...distortionOfSpaceTimeContinuumCards.effects,
    ...reliefMissionIiCards.effects,
    ...effects.effects,
  },
  useChecks: [...reliefMissionIiCards.useChecks],
} satisfies Room
