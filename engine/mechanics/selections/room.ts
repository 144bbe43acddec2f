// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as readingsCards from './cards/readings.ts'
import * as secondEditionCards from './cards/second-edition.ts'
import * as supposedCards from './cards/supposed.ts'
import * as effects from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as opponentsChoiceLaw from './law/opponents-choice.ts'
import * as readingsLaw from './law/readings.ts'
import * as secondEditionLaw from './law/second-edition.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, glossaryLaw, opponentsChoiceLaw, secondEditionLaw, settled),
  texts: textsIn(faq1996Cards.texts, glossaryCards.texts, secondEditionCards.texts, supposedCards.texts),
  readings: [...readingsCards.readings, ...readingsLaw.readings],
  effects: effects.effects,
} satisfies Room
