// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as faq1996Cards from './cards/1996.ts'
import * as ajurAndBoratusCards from './cards/ajur-and-boratus.ts'
import * as bioNeuralGelPackCards from './cards/bio-neural-gel-pack.ts'
import * as brainDrainCards from './cards/brain-drain.ts'
import * as changedSkillsCards from './cards/changed-skills.ts'
import * as classicEquipmentCards from './cards/classic-equipment.ts'
import * as drSoongCards from './cards/dr-soong.ts'
import * as dtanCards from './cards/dtan.ts'
import * as equipmentCards from './cards/equipment.ts'
import * as kmtarCards from './cards/kmtar.ts'
import * as patientInterrogatorCards from './cards/patient-interrogator.ts'
import * as sabotageDroneCards from './cards/sabotage-drone.ts'
import * as selectedOnReportingCards from './cards/selected-on-reporting.ts'
import * as sharingCards from './cards/sharing.ts'
import * as skillsInPlayCards from './cards/skills-in-play.ts'
import * as soongTypeAndroidCards from './cards/soong-type-android.ts'
import * as supposedCards from './cards/supposed.ts'
import * as vulcanMindmeldCards from './cards/vulcan-mindmeld.ts'
import * as effects from './effects.ts'
import * as features from './features.ts'
import * as customsLaw from './law/customs.ts'
import * as drSoongLaw from './law/dr-soong.ts'
import * as faqLaw from './law/faq.ts'
import * as faqRequirementsLaw from './law/faq-requirements.ts'
import * as glossaryAttributesLaw from './law/glossary-attributes.ts'
import * as glossaryBoxLaw from './law/glossary-box.ts'
import * as glossaryDotsLaw from './law/glossary-dots.ts'
import * as glossaryFirstListedLaw from './law/glossary-first-listed.ts'
import * as halvesLaw from './law/halves.ts'
import * as intelligenceLaw from './law/intelligence.ts'
import * as mindmeldLaw from './law/mindmeld.ts'
import * as modifyingLaw from './law/modifying.ts'
import * as readingsLaw from './law/readings.ts'
import * as secondEditionLaw from './law/second-edition.ts'
import * as sharingLaw from './law/sharing.ts'
import * as sharingReadingsLaw from './law/sharing-readings.ts'
import * as shipAttributesLaw from './law/ship-attributes.ts'
import * as usingLaw from './law/using.ts'
import * as requirements from './requirements.ts'
import * as selectors from './selectors.ts'
import * as settled from './settled.ts'
import * as whenUsed from './when-used.ts'

export const room = {
  law: lawIn(
    customsLaw,
    drSoongLaw,
    faqLaw,
    faqRequirementsLaw,
    glossaryAttributesLaw,
    glossaryBoxLaw,
    glossaryDotsLaw,
    glossaryFirstListedLaw,
    halvesLaw,
    intelligenceLaw,
    mindmeldLaw,
    modifyingLaw,
    secondEditionLaw,
    sharingLaw,
    shipAttributesLaw,
    usingLaw,
    settled,
  ),
  texts: textsIn(
    faq1996Cards.texts,
    ajurAndBoratusCards.texts,
    bioNeuralGelPackCards.texts,
    changedSkillsCards.texts,
    classicEquipmentCards.texts,
    drSoongCards.texts,
    dtanCards.texts,
    equipmentCards.texts,
    patientInterrogatorCards.texts,
    sabotageDroneCards.texts,
    selectedOnReportingCards.texts,
    sharingCards.texts,
    skillsInPlayCards.texts,
    soongTypeAndroidCards.texts,
    supposedCards.texts,
    vulcanMindmeldCards.texts,
  ),
  readings: [...readingsLaw.readings, ...sharingReadingsLaw.readings],
  effects: {
    ...ajurAndBoratusCards.effects,
    ...brainDrainCards.effects,
    ...drSoongCards.effects,
    ...patientInterrogatorCards.effects,
    ...sabotageDroneCards.effects,
    ...soongTypeAndroidCards.effects,
    ...supposedCards.effects,
    ...vulcanMindmeldCards.effects,
    ...effects.effects,
  },
  features: {
    ...kmtarCards.features,
    ...features.features,
  },
  requirements: requirements.requirements,
  selectorsByForm: selectors.selectorsByForm,
  hindrances: [...whenUsed.hindrances],
  useChecks: [
    ...ajurAndBoratusCards.useChecks,
    ...drSoongCards.useChecks,
    ...sabotageDroneCards.useChecks,
    ...whenUsed.useChecks,
  ],
} satisfies Room
