import { lawIn, type Room } from '../../kernel/room.ts'
import { selections1996 } from './cards/1996.ts'
import { selections } from './cards/glossary.ts'
import { supposedSelections } from './cards/supposed.ts'
import { effects } from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as opponentsChoiceLaw from './law/opponents-choice.ts'
import * as secondEditionLaw from './law/second-edition.ts'

export const room = {
  law: lawIn(faqLaw, glossaryLaw, opponentsChoiceLaw, secondEditionLaw),
  texts: {
    faq1996: [...selections1996],
    glossary: [...selections, ...supposedSelections],
    rulebook: [...supposedSelections],
  },
  effects,
} satisfies Room
