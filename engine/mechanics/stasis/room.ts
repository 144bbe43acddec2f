import { lawIn, type Room } from '../../kernel/room.ts'
import { stasis1996 } from './cards/1996.ts'
import { stasis } from './cards/glossary.ts'
import * as stopFirstContact from './cards/stop-first-contact.ts'
import { timeline } from './cards/timeline.ts'
import { effects } from './effects.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as surroundingsLaw from './law/surroundings.ts'

export const room = {
  law: lawIn(faqLaw, glossaryLaw, surroundingsLaw),
  texts: {
    faq1996: [...stasis1996],
    glossary: [...stasis, ...timeline],
  },
  effects,
  features: { ...stopFirstContact.features },
} satisfies Room
