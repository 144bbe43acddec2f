import { texts1996 } from '../cards/1996.ts'
import { artifacts1996 } from '../cards/1996-artifacts.ts'
import { dilemmas1996 } from '../cards/1996-dilemmas.ts'
import { disabling1996 } from '../cards/1996-disabling.ts'
import { missions1996 } from '../cards/1996-missions.ts'
import { personnelChanges1996 } from '../cards/1996-personnel-changes.ts'
import { selections1996 } from '../cards/1996-selections.ts'
import { texts1996OfShips } from '../cards/1996-ships.ts'
import { spaceline1996 } from '../cards/1996-spaceline.ts'
import { stasis1996 } from '../cards/1996-stasis.ts'
import { turns1996 } from '../cards/1996-turns.ts'
import { faqActions } from '../rules/actions.ts'
import { faqArtifacts } from '../rules/artifacts/faq.ts'
import { worthOfArtifacts } from '../rules/artifacts/worth.ts'
import { faqBeaming } from '../rules/beaming.ts'
import { faqControl } from '../rules/control/faq.ts'
import { faqCooperation } from '../rules/cooperation/faq.ts'
import { faqDilemmas } from '../rules/dilemmas/faq.ts'
import { faqAnswers } from '../rules/dilemmas/faq-answers.ts'
import { faqElsewhere } from '../rules/dilemmas/faq-elsewhere.ts'
import { faqPlanetDilemmas } from '../rules/dilemmas/faq-planet.ts'
import { faqPoints } from '../rules/dilemmas/faq-points.ts'
import { faqDisabled } from '../rules/disabled/faq.ts'
import { disappeared } from '../rules/disappeared.ts'
import { faqDuties } from '../rules/duties/faq.ts'
import { faqEvents } from '../rules/events.ts'
import { faqInterrupts } from '../rules/interrupts.ts'
import { faqJustPlayed } from '../rules/just-played.ts'
import { faqMissions } from '../rules/missions/faq.ts'
import { faqSpaceMissions } from '../rules/missions/faq-space.ts'
import { faqNames } from '../rules/names.ts'
import { faqPersona } from '../rules/persona.ts'
import { faqQuarantine } from '../rules/quarantine/faq.ts'
import { faqSeeding } from '../rules/seeding.ts'
import { faqSelections } from '../rules/selections/faq.ts'
import { faqSelfControlled } from '../rules/self-controlled/faq.ts'
import { faqStasis } from '../rules/stasis/faq.ts'
import { faqStopped } from '../rules/stopped/faq.ts'
import { faqTiming } from '../rules/timing.ts'
import { faqTurns } from '../rules/turns/faq.ts'
import { faqHands } from '../rules/values/faq-hands.ts'
import { faqSkills } from '../rules/values/faq-skills.ts'
import { amend, blank } from './ruleset.ts'

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
