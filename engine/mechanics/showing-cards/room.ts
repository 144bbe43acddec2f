// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as alienProbeCards from './cards/alien-probe.ts'
import * as effects from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as faqPilesLaw from './law/faq-piles.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as kidnappersLaw from './law/kidnappers.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, faqPilesLaw, glossaryLaw, kidnappersLaw, settled),
  texts: textsIn(faq1996Cards.texts, alienProbeCards.texts),
  effects: effects.effects,
} satisfies Room
