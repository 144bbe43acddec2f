// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as diplomaticConferenceCards from './cards/diplomatic-conference.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as features from './features.ts'
import * as conferenceLaw from './law/conference.ts'
import * as faqLaw from './law/faq.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as selectors from './selectors.ts'

export const room = {
  law: lawIn(conferenceLaw, faqLaw, glossaryLaw),
  texts: textsIn(glossaryCards.texts),
  features: features.features,
  requirements: diplomaticConferenceCards.requirements,
  selectorsByName: selectors.selectorsByName,
} satisfies Room
