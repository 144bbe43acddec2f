// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as nebulaeLaw from './law/nebulae.ts'
import * as selectors from './selectors.ts'

export const room = {
  law: lawIn(glossaryLaw, nebulaeLaw),
  texts: textsIn(faq1996Cards.texts),
  selectorsByForm: selectors.selectorsByForm,
} satisfies Room
