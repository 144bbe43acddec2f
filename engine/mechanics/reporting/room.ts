// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as ferengiMilitaryOperationsCards from './cards/ferengi-military-operations.ts'
import * as basicsLaw from './law/basics.ts'
import * as customsLaw from './law/customs.ts'
import * as faqNonAlignedLaw from './law/faq-non-aligned.ts'
import * as intoSpaceLaw from './law/into-space.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(basicsLaw, customsLaw, faqNonAlignedLaw, intoSpaceLaw, settled),
  texts: textsIn(faq1996Cards.texts, ferengiMilitaryOperationsCards.texts),
  effects: ferengiMilitaryOperationsCards.effects,
} satisfies Room
