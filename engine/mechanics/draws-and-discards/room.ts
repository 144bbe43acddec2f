// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as unchangedCards from './cards/unchanged.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, glossaryLaw),
  texts: textsIn(unchangedCards.texts),
  readings: [...readingsLaw.readings],
  effects: effects.effects,
} satisfies Room
