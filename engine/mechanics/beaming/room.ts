// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as transportersCards from './cards/transporters.ts'
import * as effects from './effects.ts'
import * as basicsLaw from './law/basics.ts'
import * as faqLaw from './law/faq.ts'
import * as faqCardsLaw from './law/faq-cards.ts'
import * as readingsLaw from './law/readings.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(basicsLaw, faqLaw, faqCardsLaw, settled),
  texts: textsIn(transportersCards.texts),
  readings: [...readingsLaw.readings],
  effects: effects.effects,
} satisfies Room
