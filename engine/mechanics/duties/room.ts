// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as antiTimeAnomalyCards from './cards/anti-time-anomaly.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as saltahnaClockCards from './cards/saltahna-clock.ts'
import * as samuelClemensPocketwatchCards from './cards/samuel-clemens-pocketwatch.ts'
import * as faqLaw from './law/faq.ts'
import * as faqMessagesLaw from './law/faq-messages.ts'
import * as forwardLaw from './law/forward.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'
import * as saltahnaClockLaw from './law/saltahna-clock.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, faqMessagesLaw, forwardLaw, glossaryLaw, saltahnaClockLaw, settled),
  texts: textsIn(faq1996Cards.texts, glossaryCards.texts, saltahnaClockCards.texts),
  readings: [...readingsLaw.readings],
  effects: samuelClemensPocketwatchCards.effects,
  selectorsByForm: antiTimeAnomalyCards.selectorsByForm,
} satisfies Room
