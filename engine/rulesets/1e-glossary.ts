import { textsOfTheGlossary } from '../cards/glossary.ts'
import { cooperation } from '../rules/cooperation/glossary.ts'
import { dilemmaFeatures } from '../rules/dilemmas/features.ts'
import { dilemmaFindings } from '../rules/dilemmas/findings.ts'
import { dilemmasInPlay } from '../rules/dilemmas/in-play.ts'
import { pointsOfDilemmas } from '../rules/dilemmas/points.ts'
import { procedureOfDilemmas } from '../rules/dilemmas/procedure.ts'
import { reachOfDilemmas } from '../rules/dilemmas/reach.ts'
import { requirementsOfDilemmas } from '../rules/dilemmas/requirements.ts'
import { singleDilemmas } from '../rules/dilemmas/single.ts'
import { takingPartInTheGlossary } from '../rules/dilemmas/taking-part.ts'
import { timingOfAttempts } from '../rules/dilemmas/timing.ts'
import { whereDilemmasGo } from '../rules/dilemmas/where-they-go.ts'
import { wordsOfDilemmas } from '../rules/dilemmas/words.ts'
import { glossaryDisabled } from '../rules/disabled/glossary.ts'
import { glossaryCondition } from '../rules/disabled/glossary-condition.ts'
import { glossaryStunned } from '../rules/disabled/stunned.ts'
import { glossaryDownloading } from '../rules/downloading/glossary.ts'
import { dualIconMissions } from '../rules/dual-icon/glossary.ts'
import { glossaryDualPersonnel } from '../rules/dual-personnel/glossary.ts'
import { dutiesOfTheGlossary } from '../rules/duties/glossary.ts'
import { glossaryHomeworld } from '../rules/homeworld.ts'
import { beginningOfAttempts } from '../rules/missions/beginning.ts'
import { oneCopyByCustom } from '../rules/persona.ts'
import { glossaryScouting } from '../rules/scouting/glossary.ts'
import { glossarySeedPhases } from '../rules/seed-phases.ts'
import { glossarySelections } from '../rules/selections/glossary.ts'
import { shipsOutOfTurn } from '../rules/ships/scout-encounter.ts'
import { glossaryShowing } from '../rules/showing/glossary.ts'
import { glossarySpecialSkills } from '../rules/special-skills.ts'
import { glossaryStasis } from '../rules/stasis/glossary.ts'
import { stasisAndSurroundings } from '../rules/stasis/surroundings.ts'
import { glossaryStocking } from '../rules/stocking.ts'
import { glossaryStatus } from '../rules/stopped/glossary.ts'
import { glossaryCauses } from '../rules/stopped/glossary-causes.ts'
import { glossarySuspending } from '../rules/suspending/glossary.ts'
import { amend, blank } from './ruleset.ts'

/** The Glossary, letters D and S. */
export const glossary = amend(blank, {
  id: '1e-glossary',
  enact: [
    ...dilemmaFeatures,
    ...dilemmaFindings,
    ...takingPartInTheGlossary,
    ...whereDilemmasGo,
    ...dilemmasInPlay,
    ...pointsOfDilemmas,
    ...wordsOfDilemmas,
    ...requirementsOfDilemmas,
    ...singleDilemmas,
    ...dualIconMissions,
    ...cooperation,
    ...procedureOfDilemmas,
    ...reachOfDilemmas,
    ...timingOfAttempts,
    ...beginningOfAttempts,

    ...glossaryStatus,
    ...glossaryCauses,
    ...glossaryStasis,
    ...stasisAndSurroundings,
    ...glossaryDownloading,
    ...glossaryDisabled,
    ...glossaryCondition,
    ...glossaryStunned,
    ...glossarySuspending,
    ...glossarySpecialSkills,
    ...glossarySeedPhases,
    ...glossaryHomeworld,
    ...glossarySelections,
    ...glossaryShowing,
    ...glossaryDualPersonnel,
    ...shipsOutOfTurn,
    ...glossaryStocking,
    ...glossaryScouting,
    ...dutiesOfTheGlossary,
    oneCopyByCustom,
  ],
  cards: { enact: textsOfTheGlossary },
  play: { personnelBattle: 'one against one' },
})
