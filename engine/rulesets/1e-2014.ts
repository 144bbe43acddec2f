import { amend } from '../kernel/amend.ts'
import { sectioned } from '../mechanics/dilemmas/cards/current.ts'
import { sectionsOfDilemmas } from '../mechanics/dilemmas/law/sections.ts'
import { downloads2014 } from '../mechanics/downloading/cards/current.ts'
import { currentDownloading, currentParagraph } from '../mechanics/downloading/law/current.ts'
import { currentSeedPhases } from '../mechanics/downloading/law/seed-phases.ts'
import { missions2014 } from '../mechanics/missions/cards/current.ts'
import { currentMissions } from '../mechanics/missions/law/current.ts'
import { currentObjectives, pointsOfObjectives } from '../mechanics/scouting/law/current.ts'
import { speciesCompared } from '../mechanics/species/cards/supposed.ts'
import { currentSpecies } from '../mechanics/species/law/species.ts'
import { currentStopped } from '../mechanics/stopped/law/current.ts'
import { currentSuspending, overturnedSuspending } from '../mechanics/suspends-play/law/current.ts'
import { glossary } from './1e-glossary.ts'

/** The Glossary as amended by the Current Rulings of 1 December 2014. */
export const current2014 = amend(glossary, {
  id: '1e-2014',
  enact: [
    ...currentStopped,
    ...currentDownloading,
    ...currentSuspending,
    ...currentSpecies,
    ...sectionsOfDilemmas,
    ...currentObjectives,
    ...currentMissions,
  ],
  replace: { ...currentParagraph, ...currentSeedPhases, ...overturnedSuspending, ...pointsOfObjectives },
  cards: { enact: [...downloads2014, ...missions2014, ...sectioned, ...speciesCompared] },
})
