import { lawIn, type Room } from '../../kernel/room.ts'
import { duties1996 } from './cards/1996.ts'
import * as devidianDoor from './cards/devidian-door.ts'
import { duties } from './cards/glossary.ts'
import * as samuelClemensPocketwatch from './cards/samuel-clemens-pocketwatch.ts'
import * as faqLaw from './law/faq.ts'
import * as forwardLaw from './law/forward.ts'
import * as glossaryLaw from './law/glossary.ts'

export const room = {
  law: lawIn(faqLaw, forwardLaw, glossaryLaw),
  texts: {
    glossary: [...duties],
    faq1996: [...duties1996],
  },
  effects: { ...samuelClemensPocketwatch.effects, ...devidianDoor.effects },
} satisfies Room
