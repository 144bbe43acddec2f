// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as effects from './effects.ts'
import * as even from './even.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'
import * as sherlockHolmesLaw from './law/sherlock-holmes.ts'
import * as selectors from './selectors.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, glossaryLaw, sherlockHolmesLaw),
  texts: textsIn(faq1996Cards.texts, glossaryCards.texts),
  readings: [...readingsLaw.readings],
  effects: effects.effects,
  selectorsByForm: selectors.selectorsByForm,
  useChecks: [...even.useChecks],
} satisfies Room
