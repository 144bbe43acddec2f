// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as bioNeuralGelPackCards from './cards/bio-neural-gel-pack.ts'
import * as brainDrainCards from './cards/brain-drain.ts'
import * as equipmentCards from './cards/equipment.ts'
import * as patientInterrogatorCards from './cards/patient-interrogator.ts'
import * as sharingCards from './cards/sharing.ts'
import * as skillsInPlayCards from './cards/skills-in-play.ts'
import * as supposedCards from './cards/supposed.ts'
import * as features from './features.ts'
import * as faqLaw from './law/faq.ts'
import * as secondEditionLaw from './law/second-edition.ts'
import * as sharingLaw from './law/sharing.ts'
import * as sharingReadingsLaw from './law/sharing-readings.ts'
import * as shipAttributesLaw from './law/ship-attributes.ts'
import * as usingLaw from './law/using.ts'
import * as requirements from './requirements.ts'
import * as whenUsed from './when-used.ts'

export const room = {
  law: lawIn(faqLaw, secondEditionLaw, sharingLaw, shipAttributesLaw, usingLaw),
  texts: textsIn(
    faq1996Cards.texts,
    bioNeuralGelPackCards.texts,
    equipmentCards.texts,
    patientInterrogatorCards.texts,
    sharingCards.texts,
    skillsInPlayCards.texts,
    supposedCards.texts,
  ),
  readings: [...sharingReadingsLaw.readings],
  effects: {
    ...brainDrainCards.effects,
    ...patientInterrogatorCards.effects,
    ...supposedCards.effects,
  },
  features: features.features,
  requirements: requirements.requirements,
  hindrances: [...whenUsed.hindrances],
  useChecks: [...whenUsed.useChecks],
} satisfies Room
