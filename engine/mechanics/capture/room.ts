// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as ilonTandroCards from './cards/ilon-tandro.ts'
import * as effects from './effects.ts'
import * as borgLaw from './law/borg.ts'
import * as faqLaw from './law/faq.ts'

export const room = {
  law: lawIn(borgLaw, faqLaw),
  texts: textsIn(ilonTandroCards.texts),
  effects: effects.effects,
} satisfies Room
