// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqPilesLaw from './law/faq-piles.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryPilesLaw from './law/glossary-piles.ts'
import * as lookingLaw from './law/looking.ts'
import * as readingsLaw from './law/readings.ts'
import * as selectors from './selectors.ts'

export const room = {
  law: lawIn(customsLaw, faqPilesLaw, glossaryLaw, glossaryPilesLaw, lookingLaw),
  texts: textsIn(glossaryCards.texts),
  readings: [...readingsLaw.readings],
  effects: effects.effects,
  selectorsByForm: selectors.selectorsByForm,
} satisfies Room
