// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as antiMatterPodCards from './cards/anti-matter-pod.ts'
import * as distortionOfSpaceTimeContinuumCards from './cards/distortion-of-space-time-continuum.ts'
import * as engageShuttleOperationsCards from './cards/engage-shuttle-operations.ts'
import * as reliefMissionIiCards from './cards/relief-mission-ii.ts'
import * as theTravelerCards from './cards/the-traveler.ts'
import * as effects from './effects.ts'
import * as hurl from './hurl.ts'
import * as faqCardsLaw from './law/faq-cards.ts'
import * as faqMovingLaw from './law/faq-moving.ts'
import * as faqShuttlesLaw from './law/faq-shuttles.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqCardsLaw, faqMovingLaw, faqShuttlesLaw, glossaryLaw, settled),
  texts: textsIn(faq1996Cards.texts, antiMatterPodCards.texts, reliefMissionIiCards.texts, theTravelerCards.texts),
  effects: {
    ...antiMatterPodCards.effects,
    ...distortionOfSpaceTimeContinuumCards.effects,
    ...reliefMissionIiCards.effects,
    ...theTravelerCards.effects,
    ...effects.effects,
  },
  features: {
    ...distortionOfSpaceTimeContinuumCards.features,
    ...engageShuttleOperationsCards.features,
  },
  aftermaths: [...hurl.aftermaths],
  useChecks: [...reliefMissionIiCards.useChecks, ...theTravelerCards.useChecks],
} satisfies Room
