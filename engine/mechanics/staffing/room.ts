// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as crewReassignmentCards from './cards/crew-reassignment.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as sevenOfNineCards from './cards/seven-of-nine.ts'
import * as features from './features.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as iconsLaw from './law/icons.ts'
import * as kindsOfIconsLaw from './law/kinds-of-icons.ts'
import * as libertyLaw from './law/liberty.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(customsLaw, faqLaw, glossaryLaw, iconsLaw, kindsOfIconsLaw, libertyLaw, settled),
  texts: textsIn(crewReassignmentCards.texts, glossaryCards.texts, sevenOfNineCards.texts),
  features: features.features,
} satisfies Room
