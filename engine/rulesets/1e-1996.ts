import { amend } from '../kernel/amend.ts'
import { artifacts1996 } from '../mechanics/artifacts/cards/1996.ts'
import { faqArtifacts } from '../mechanics/artifacts/law/faq.ts'
import { faqElsewhere } from '../mechanics/artifacts/law/faq-elsewhere.ts'
import { faqBeaming } from '../mechanics/beaming/law/faq.ts'
import { faqControl } from '../mechanics/capture/law/faq.ts'
import { faqCooperation } from '../mechanics/compatibility/law/faq.ts'
import { dilemmas1996 } from '../mechanics/dilemmas/cards/1996.ts'
import { faqDilemmas } from '../mechanics/dilemmas/law/faq.ts'
import { faqHands } from '../mechanics/dilemmas/law/faq-hands.ts'
import { faqPlanetDilemmas } from '../mechanics/dilemmas/law/faq-planet.ts'
import { faqPoints } from '../mechanics/dilemmas/law/faq-points.ts'
import { faqQuarantine } from '../mechanics/dilemmas/law/faq-quarantine.ts'
import { faqSeeding } from '../mechanics/dilemmas/law/faq-seeding.ts'
import { faqSkills } from '../mechanics/dilemmas/law/faq-skills.ts'
import { disabling1996 } from '../mechanics/disabled/cards/1996.ts'
import { faqDisabled } from '../mechanics/disabled/law/faq.ts'
import { faqDuties } from '../mechanics/duties/law/faq.ts'
import { spaceline1996 } from '../mechanics/locations/cards/1996.ts'
import { missions1996 } from '../mechanics/missions/cards/1996.ts'
import { disappeared } from '../mechanics/missions/law/disappeared.ts'
import { faqMissions } from '../mechanics/missions/law/faq.ts'
import { faqSpaceMissions } from '../mechanics/missions/law/faq-space.ts'
import { texts1996OfShips } from '../mechanics/movement/cards/1996.ts'
import { faqNames } from '../mechanics/names/law/names.ts'
import { faqPersona } from '../mechanics/names/law/persona.ts'
import { faqEvents } from '../mechanics/nullifying/law/faq-events.ts'
import { faqJustPlayed } from '../mechanics/nullifying/law/faq-just-played.ts'
import { worthOfArtifacts } from '../mechanics/scoring/law/faq.ts'
import { selections1996 } from '../mechanics/selections/cards/1996.ts'
import { faqSelections } from '../mechanics/selections/law/faq.ts'
import { faqSelfControlled } from '../mechanics/self-controlled/law/faq.ts'
import { personnelChanges1996 } from '../mechanics/skills/cards/1996.ts'
import { stasis1996 } from '../mechanics/stasis/cards/1996.ts'
import { faqStasis } from '../mechanics/stasis/law/faq.ts'
import { faqStopped } from '../mechanics/stopped/law/faq.ts'
import { texts1996 } from '../mechanics/timing/cards/1996.ts'
import { faqActions } from '../mechanics/timing/law/faq-actions.ts'
import { faqAnswers } from '../mechanics/timing/law/faq-answers.ts'
import { faqInterrupts } from '../mechanics/timing/law/faq-interrupts.ts'
import { faqTiming } from '../mechanics/timing/law/faq-timing.ts'
import { turns1996 } from '../mechanics/turns/cards/1996.ts'
import { faqTurns } from '../mechanics/turns/law/faq.ts'
import { blank } from './blank.ts'

/** The publisher's FAQ of 14 May 1996. */
export const faq1996 = amend(blank, {
  id: '1e-1996',
  enact: [
    ...faqDilemmas,
    ...faqPoints,
    ...faqAnswers,
    ...faqElsewhere,
    ...faqPlanetDilemmas,
    ...faqControl,

    ...faqBeaming,
    ...faqStopped,
    ...faqStasis,
    ...faqSelections,
    ...faqSelfControlled,
    disappeared,
    ...faqDisabled,
    ...faqNames,
    ...faqPersona,
    ...faqInterrupts,
    ...faqJustPlayed,
    ...faqEvents,
    ...faqTiming,
    ...faqTurns,
    ...faqActions,
    ...faqMissions,
    ...faqSpaceMissions,
    ...faqCooperation,
    ...faqSeeding,
    ...faqArtifacts,
    ...worthOfArtifacts,
    ...faqDuties,
    ...faqHands,
    ...faqSkills,
    ...faqQuarantine,
  ],
  cards: {
    enact: [
      ...missions1996,
      ...texts1996,
      ...artifacts1996,
      ...dilemmas1996,
      ...texts1996OfShips,
      ...stasis1996,
      ...disabling1996,
      ...selections1996,
      ...spaceline1996,
      ...personnelChanges1996,
      ...turns1996,
    ],
  },
})
