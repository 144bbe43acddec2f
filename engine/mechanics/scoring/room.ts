// Written by `npm run rooms`.
import { lawIn, type Room } from '../../kernel/room.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as faqDecksLaw from './law/faq-decks.ts'
import * as requirements from './requirements.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, faqDecksLaw),
  effects: effects.effects,
  requirements: requirements.requirements,
} satisfies Room
