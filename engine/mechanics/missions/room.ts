// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as bruteForceCards from './cards/brute-force.ts'
import * as currentCards from './cards/current.ts'
import * as espionageCards from './cards/espionage.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as hqDefensiveMeasuresCards from './cards/hq-defensive-measures.ts'
import * as requiredInOrbitCards from './cards/required-in-orbit.ts'
import * as features from './features.ts'
import * as basicsLaw from './law/basics.ts'
import * as beginningLaw from './law/beginning.ts'
import * as currentLaw from './law/current.ts'
import * as disappearedLaw from './law/disappeared.ts'
import * as dualIconLaw from './law/dual-icon.ts'
import * as endsLaw from './law/ends.ts'
import * as faqLaw from './law/faq.ts'
import * as faqBeginningLaw from './law/faq-beginning.ts'
import * as faqSpaceLaw from './law/faq-space.ts'
import * as personaLaw from './law/persona.ts'
import * as readingsLaw from './law/readings.ts'
import * as requirementsLaw from './law/requirements.ts'
import * as solvingLaw from './law/solving.ts'
import * as outOfUse from './out-of-use.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    basicsLaw,
    beginningLaw,
    currentLaw,
    disappearedLaw,
    dualIconLaw,
    endsLaw,
    faqLaw,
    faqBeginningLaw,
    faqSpaceLaw,
    personaLaw,
    requirementsLaw,
    solvingLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    currentCards.texts,
    espionageCards.texts,
    glossaryCards.texts,
    hqDefensiveMeasuresCards.texts,
  ),
  readings: [...readingsLaw.readings],
  features: {
    ...hqDefensiveMeasuresCards.features,
    ...features.features,
  },
  requirements: {
    ...bruteForceCards.requirements,
    ...requiredInOrbitCards.requirements,
  },
  hindrances: [...outOfUse.hindrances],
} satisfies Room
