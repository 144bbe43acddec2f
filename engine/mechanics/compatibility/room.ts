// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as diplomaticConferenceCards from './cards/diplomatic-conference.ts'
import * as diplomaticContactCards from './cards/diplomatic-contact.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as supposedCards from './cards/supposed.ts'
import * as features from './features.ts'
import * as conferenceLaw from './law/conference.ts'
import * as currentLaw from './law/current.ts'
import * as factionsLaw from './law/factions.ts'
import * as faqLaw from './law/faq.ts'
import * as faqPlacesLaw from './law/faq-places.ts'
import * as faqTreatiesLaw from './law/faq-treaties.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as infiltrationLaw from './law/infiltration.ts'
import * as modesLaw from './law/modes.ts'
import * as playingLaw from './law/playing.ts'
import * as selectors from './selectors.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    conferenceLaw,
    currentLaw,
    factionsLaw,
    faqLaw,
    faqPlacesLaw,
    faqTreatiesLaw,
    glossaryLaw,
    infiltrationLaw,
    modesLaw,
    playingLaw,
    settled,
  ),
  texts: textsIn(glossaryCards.texts, supposedCards.texts),
  effects: diplomaticContactCards.effects,
  features: features.features,
  requirements: diplomaticConferenceCards.requirements,
  selectorsByName: selectors.selectorsByName,
} satisfies Room
