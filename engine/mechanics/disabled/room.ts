import { lawIn, type Room } from '../../kernel/room.ts'
import { disabling1996 } from './cards/1996.ts'
import * as genetronicReplicator from './cards/genetronic-replicator.ts'
import { disabling } from './cards/glossary.ts'
import * as pup from './cards/pup.ts'
import * as twoDimensionalCreatures from './cards/two-dimensional-creatures.ts'
import { effects } from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryConditionLaw from './law/glossary-condition.ts'
import * as seizingLaw from './law/seizing.ts'
import * as stunnedLaw from './law/stunned.ts'

export const room = {
  law: lawIn(faqLaw, glossaryConditionLaw, glossaryLaw, seizingLaw, stunnedLaw),
  texts: {
    faq1996: [...disabling1996],
    glossary: [...disabling],
  },
  effects: { ...effects, ...twoDimensionalCreatures.effects, ...pup.effects, ...genetronicReplicator.effects },
} satisfies Room
