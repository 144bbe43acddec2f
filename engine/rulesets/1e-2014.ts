import { sectioned } from '../cards/current-dilemmas.ts'
import { downloads2014 } from '../cards/current-downloads.ts'
import { missions2014 } from '../cards/current-missions.ts'
import { speciesCompared } from '../cards/species.ts'
import { sectionsOfDilemmas } from '../rules/dilemmas/sections.ts'
import { currentDownloading, currentParagraph } from '../rules/downloading/current.ts'
import { currentMissions } from '../rules/missions/current.ts'
import { currentObjectives, pointsOfObjectives } from '../rules/scouting/current.ts'
import { currentSeedPhases } from '../rules/seed-phases.ts'
import { currentSpecies } from '../rules/species.ts'
import { currentStopped } from '../rules/stopped/current.ts'
import { currentSuspending, overturnedSuspending } from '../rules/suspending/current.ts'
import { glossary } from './1e-glossary.ts'
import { amend } from './ruleset.ts'

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
