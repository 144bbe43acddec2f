// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw),
  texts: textsIn(faq1996Cards.texts),
} satisfies Room
