// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as continuingMissionCards from './cards/continuing-mission.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as sherlockHolmesCards from './cards/sherlock-holmes.ts'
import * as subspaceSchismCards from './cards/subspace-schism.ts'
import * as telepathicAlienKidnappersCards from './cards/telepathic-alien-kidnappers.ts'
import * as theJugglerCards from './cards/the-juggler.ts'
import * as unchangedCards from './cards/unchanged.ts'
import * as effects from './effects.ts'
import * as customsLaw from './law/customs.ts'
import * as faqLaw from './law/faq.ts'
import * as faqFormatsLaw from './law/faq-formats.ts'
import * as faqPilesLaw from './law/faq-piles.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as glossaryPilesLaw from './law/glossary-piles.ts'
import * as lookingLaw from './law/looking.ts'
import * as readingsLaw from './law/readings.ts'
import * as sherlockHolmesLaw from './law/sherlock-holmes.ts'
import * as selectors from './selectors.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    customsLaw,
    faqLaw,
    faqFormatsLaw,
    faqPilesLaw,
    glossaryLaw,
    glossaryPilesLaw,
    lookingLaw,
    sherlockHolmesLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    continuingMissionCards.texts,
    glossaryCards.texts,
    sherlockHolmesCards.texts,
    subspaceSchismCards.texts,
    telepathicAlienKidnappersCards.texts,
    theJugglerCards.texts,
    unchangedCards.texts,
  ),
  readings: [...readingsLaw.readings],
  effects: {
    ...sherlockHolmesCards.effects,
    ...subspaceSchismCards.effects,
    ...telepathicAlienKidnappersCards.effects,
    ...theJugglerCards.effects,
    ...effects.effects,
  },
  features: continuingMissionCards.features,
  selectorsByForm: selectors.selectorsByForm,
  iconsLent: [...continuingMissionCards.iconsLent],
  useChecks: [...sherlockHolmesCards.useChecks],
} satisfies Room
