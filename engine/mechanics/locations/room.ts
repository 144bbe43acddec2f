// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as timelineCards from './cards/timeline.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as nebulaeLaw from './law/nebulae.ts'
import * as timelineLaw from './law/timeline.ts'
import * as selectors from './selectors.ts'

export const room = {
  law: lawIn(customsLaw, glossaryLaw, nebulaeLaw, timelineLaw),
  texts: textsIn(faq1996Cards.texts, timelineCards.texts),
  effects: effects.effects,
  selectorsByForm: selectors.selectorsByForm,
} satisfies Room
