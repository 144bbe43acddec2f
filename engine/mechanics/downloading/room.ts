import { lawIn, type Room } from '../../kernel/room.ts'
import * as amandaRogers from './cards/amanda-rogers.ts'
import * as assignMissionSpecialists from './cards/assign-mission-specialists.ts'
import { downloads2014 } from './cards/current.ts'
import { doorwayTexts } from './cards/doorways.ts'
import { textsOfDownloading } from './cards/glossary.ts'
import { homeworlds } from './cards/homeworlds.ts'
import * as regenerate from './cards/regenerate.ts'
import { seededDownloads } from './cards/seeded.ts'
import * as spacedoor from './cards/spacedoor.ts'
import { specialDownloads } from './cards/special.ts'
import { effects } from './effects.ts'
import * as buildingLaw from './law/building.ts'
import * as currentLaw from './law/current.ts'
import * as doorwaysLaw from './law/doorways.ts'
import * as glossaryLaw from './law/glossary.ts'
import * as homeworldLaw from './law/homeworld.ts'
import * as iconsLaw from './law/icons.ts'
import * as playingLaw from './law/playing.ts'
import * as reportingLaw from './law/reporting.ts'
import * as scoutEncounterLaw from './law/scout-encounter.ts'
import * as searchingLaw from './law/searching.ts'
import * as seedPhasesLaw from './law/seed-phases.ts'
import * as specialSkillsLaw from './law/special-skills.ts'
import * as stockingLaw from './law/stocking.ts'
import * as validityLaw from './law/validity.ts'

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
  ),
  texts: {
    glossary: [...doorwayTexts, ...textsOfDownloading, ...homeworlds, ...seededDownloads, ...specialDownloads],
    currentRulings: [...downloads2014],
  },
  effects: { ...effects, ...spacedoor.effects, ...regenerate.effects },
  features: { ...amandaRogers.features, ...assignMissionSpecialists.features },
} satisfies Room
