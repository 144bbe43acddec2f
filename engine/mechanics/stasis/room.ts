// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as effects from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as surroundingsLaw from './law/surroundings.ts'

export const room = {
  law: lawIn(faqLaw, glossaryLaw, surroundingsLaw),
  texts: textsIn(faq1996Cards.texts, glossaryCards.texts),
  effects: effects.effects,
} satisfies Room
