// Written by `npm run rooms`.
import { lawIn, type Room, textsIn } from '../../kernel/room.ts'
import * as amandaRogersCards from './cards/amanda-rogers.ts'
import * as assignMissionSpecialistsCards from './cards/assign-mission-specialists.ts'
import * as currentCards from './cards/current.ts'
import * as doorwaysCards from './cards/doorways.ts'
import * as glossaryCards from './cards/glossary.ts'
import * as harborRegulationsCards from './cards/harbor-regulations.ts'
import * as homeworldsCards from './cards/homeworlds.ts'
import * as kitAtHandCards from './cards/kit-at-hand.ts'
import * as readingsCards from './cards/readings.ts'
import * as regenerateCards from './cards/regenerate.ts'
import * as seededCards from './cards/seeded.ts'
import * as spacedoorCards from './cards/spacedoor.ts'
import * as specialCards from './cards/special.ts'
import * as starryNightCards from './cards/starry-night.ts'
import * as check from './check.ts'
import * as effects from './effects.ts'
import * as feasible from './feasible.ts'
import * as buildingLaw from './law/building.ts'
import * as currentLaw from './law/current.ts'
import * as doorwaysLaw from './law/doorways.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as homeworldLaw from './law/homeworld.ts'
import * as iconsLaw from './law/icons.ts'
import * as playingLaw from './law/playing.ts'
import * as readingsLaw from './law/readings.ts'
import * as reportingLaw from './law/reporting.ts'
import * as scoutEncounterLaw from './law/scout-encounter.ts'
import * as searchingLaw from './law/searching.ts'
import * as seedPhasesLaw from './law/seed-phases.ts'
import * as specialSkillsLaw from './law/special-skills.ts'
import * as stockingLaw from './law/stocking.ts'
import * as validityLaw from './law/validity.ts'
import * as settled from './settled.ts'

export const room = {
  law: lawIn(
    buildingLaw,
    currentLaw,
    doorwaysLaw,
    glossaryLaw,
    homeworldLaw,
    iconsLaw,
    playingLaw,
    reportingLaw,
    scoutEncounterLaw,
    searchingLaw,
    seedPhasesLaw,
    specialSkillsLaw,
    stockingLaw,
    validityLaw,
    settled,
  ),
  texts: textsIn(
    currentCards.texts,
    doorwaysCards.texts,
    glossaryCards.texts,
    harborRegulationsCards.texts,
    homeworldsCards.texts,
    kitAtHandCards.texts,
    seededCards.texts,
    specialCards.texts,
    starryNightCards.texts,
  ),
  readings: [...readingsCards.readings, ...readingsLaw.readings],
  effects: {
    ...regenerateCards.effects,
    ...spacedoorCards.effects,
    ...effects.effects,
  },
  features: {
    ...amandaRogersCards.features,
    ...assignMissionSpecialistsCards.features,
  },
  feasible: [...feasible.feasible],
  useChecks: [...check.useChecks],
} satisfies Room
