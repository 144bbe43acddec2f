// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as borgShipCards from './cards/borg-ship.ts'
import * as hughCards from './cards/hugh.ts'
import * as theSheliakCards from './cards/the-sheliak.ts'
import * as effects from './effects.ts'
import * as features from './features.ts'
import * as faqLaw from './law/faq.ts'
import * as faqBorgShipLaw from './law/faq-borg-ship.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(faqLaw, faqBorgShipLaw),
  texts: textsIn(faq1996Cards.texts, theSheliakCards.texts),
  readings: [...borgShipCards.readings, ...readingsLaw.readings],
  effects: {
    ...hughCards.effects,
    ...effects.effects,
  },
  features: features.features,
} satisfies Room
