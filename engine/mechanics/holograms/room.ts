// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as thineOwnSelfCards from './cards/thine-own-self.ts'
import * as faqLaw from './law/faq.ts'
import * as faqDilemmasLaw from './law/faq-dilemmas.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, faqDilemmasLaw, settled),
  texts: textsIn(faq1996Cards.texts),
  effects: thineOwnSelfCards.effects,
  features: thineOwnSelfCards.features,
} satisfies Room
