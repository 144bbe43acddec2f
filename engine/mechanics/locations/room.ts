// Written by `npm run rooms`.
import { type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as selectors from './selectors.ts'

export const room = {
  texts: textsIn(faq1996Cards.texts),
  selectorsByForm: selectors.selectorsByForm,
} satisfies Room
