// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as genetronicReplicatorCards from './cards/genetronic-replicator.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as pupCards from './cards/pup.ts'
import * as twoDimensionalCreaturesCards from './cards/two-dimensional-creatures.ts'
import * as effects from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryConditionLaw from './law/glossary-condition.ts'
import * as seizingLaw from './law/seizing.ts'
import * as stunnedLaw from './law/stunned.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(faqLaw, glossaryLaw, glossaryConditionLaw, seizingLaw, stunnedLaw, settled),
  texts: textsIn(faq1996Cards.texts, glossaryCards.texts),
  effects: {
    ...genetronicReplicatorCards.effects,
    ...pupCards.effects,
    ...twoDimensionalCreaturesCards.effects,
    ...effects.effects,
  },
} satisfies Room
