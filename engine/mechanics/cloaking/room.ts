// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as laForgeManeuverCards from './cards/la-forge-maneuver.ts'
import * as basicsLaw from './law/basics.ts'
import * as currentLaw from './law/current.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as faqBeamingLaw from './law/faq-beaming.ts'
import * as faqCardsLaw from './law/faq-cards.ts'
import * as faqShufflingLaw from './law/faq-shuffling.ts'
import * as readingsLaw from './law/readings.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(basicsLaw, currentLaw, customsLaw, faqLaw, faqBeamingLaw, faqCardsLaw, faqShufflingLaw, settled),
  texts: textsIn(laForgeManeuverCards.texts),
  readings: [...readingsLaw.readings],
  effects: laForgeManeuverCards.effects,
} satisfies Room
