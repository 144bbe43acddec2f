import { amend } from '../kernel/amend.ts'
import { cooperation } from '../mechanics/compatibility/law/glossary.ts'
import { dilemmaFeatures } from '../mechanics/dilemmas/law/features.ts'
import { dilemmaFindings } from '../mechanics/dilemmas/law/findings.ts'
import { dilemmasInPlay } from '../mechanics/dilemmas/law/in-play.ts'
import { pointsOfDilemmas } from '../mechanics/dilemmas/law/points.ts'
import { procedureOfDilemmas } from '../mechanics/dilemmas/law/procedure.ts'
import { reachOfDilemmas } from '../mechanics/dilemmas/law/reach.ts'
import { requirementsOfDilemmas } from '../mechanics/dilemmas/law/requirements.ts'
import { singleDilemmas } from '../mechanics/dilemmas/law/single.ts'
import { takingPartInTheGlossary } from '../mechanics/dilemmas/law/taking-part.ts'
import { whereDilemmasGo } from '../mechanics/dilemmas/law/where-they-go.ts'
import { wordsOfDilemmas } from '../mechanics/dilemmas/law/words.ts'
import { glossaryDisabled } from '../mechanics/disabled/law/glossary.ts'
import { glossaryCondition } from '../mechanics/disabled/law/glossary-condition.ts'
import { glossaryStunned } from '../mechanics/disabled/law/stunned.ts'
import { glossaryDownloading } from '../mechanics/downloading/law/glossary.ts'
import { glossaryHomeworld } from '../mechanics/downloading/law/homeworld.ts'
import { shipsOutOfTurn } from '../mechanics/downloading/law/scout-encounter.ts'
import { glossarySeedPhases } from '../mechanics/downloading/law/seed-phases.ts'
import { glossarySpecialSkills } from '../mechanics/downloading/law/special-skills.ts'
import { glossaryStocking } from '../mechanics/downloading/law/stocking.ts'
import { glossaryDualPersonnel } from '../mechanics/dual-personnel/law/glossary.ts'
import { dutiesOfTheGlossary } from '../mechanics/duties/law/glossary.ts'
import { beginningOfAttempts } from '../mechanics/missions/law/beginning.ts'
import { dualIconMissions } from '../mechanics/missions/law/dual-icon.ts'
import { oneCopyByCustom } from '../mechanics/names/law/persona.ts'
import { glossaryScouting } from '../mechanics/scouting/law/glossary.ts'
import { glossarySelections } from '../mechanics/selections/law/glossary.ts'
import { glossaryShowing } from '../mechanics/showing-cards/law/glossary.ts'
import { glossaryStasis } from '../mechanics/stasis/law/glossary.ts'
import { stasisAndSurroundings } from '../mechanics/stasis/law/surroundings.ts'
import { glossaryStatus } from '../mechanics/stopped/law/glossary.ts'
import { glossaryCauses } from '../mechanics/stopped/law/glossary-causes.ts'
import { glossarySuspending } from '../mechanics/suspends-play/law/glossary.ts'
import { timingOfAttempts } from '../mechanics/timing/law/glossary-timing.ts'
import { blank } from './blank.ts'
import { textsOfTheGlossary } from './glossary-cards.ts'

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
