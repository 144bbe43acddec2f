// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqFormatsLaw from './law/faq-formats.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as readingsLaw from './law/readings.ts'

export const room = {
  law: lawIn(customsLaw, faqFormatsLaw, glossaryLaw),
  readings: [...readingsLaw.readings],
  effects: effects.effects,
} satisfies Room
