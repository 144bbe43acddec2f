// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as raiseTheStakesCards from './cards/raise-the-stakes.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqDecksLaw from './law/faq-decks.ts'
import * as faqYellsLaw from './law/faq-yells.ts'
import * as salvageLaw from './law/salvage.ts'
import * as requirements from './requirements.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(customsLaw, faqDecksLaw, faqYellsLaw, salvageLaw, settled),
  texts: textsIn(faq1996Cards.texts),
  effects: {
    ...raiseTheStakesCards.effects,
    ...effects.effects,
  },
  requirements: requirements.requirements,
  selectorsByForm: raiseTheStakesCards.selectorsByForm,
} satisfies Room
