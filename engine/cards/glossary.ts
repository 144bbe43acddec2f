import { answersToDilemmas } from './glossary/answers-to-dilemmas.ts'
import { cooperating } from './glossary/cooperation.ts'
import { dilemmas } from './glossary/dilemmas.ts'
import { dilemmasByFeature } from './glossary/dilemmas-by-feature.ts'
import { dilemmasLasting } from './glossary/dilemmas-lasting.ts'
import { dilemmasMet } from './glossary/dilemmas-met.ts'
import { dilemmasOfQ } from './glossary/dilemmas-of-q.ts'
import { dilemmasReach } from './glossary/dilemmas-reach.ts'
import { dilemmasRequired } from './glossary/dilemmas-required.ts'
import { dilemmasSingle } from './glossary/dilemmas-single.ts'
import { dilemmasUndone } from './glossary/dilemmas-undone.ts'
import { disabling } from './glossary/disabling.ts'
import { doorwayTexts } from './glossary/doorways.ts'
import { textsOfDownloading } from './glossary/downloading.ts'
import { dualPersonnel } from './glossary/dual-personnel.ts'
import { duties } from './glossary/duties.ts'
import { homeworlds } from './glossary/homeworlds.ts'
import { inPlay } from './glossary/in-play.ts'
import { missionsWithTexts } from './glossary/missions.ts'
import { needing } from './glossary/needing.ts'
import { objectives } from './glossary/objectives.ts'
import { played } from './glossary/played.ts'
import { scouts } from './glossary/scouts.ts'
import { seededDownloads } from './glossary/seeded-downloads.ts'
import { selections } from './glossary/selections.ts'
import { specialDownloads } from './glossary/special-downloads.ts'
import { stasis } from './glossary/stasis.ts'
import { timeline } from './glossary/timeline.ts'
import { joinTexts } from './join-texts.ts'
import { supposedSelections } from './supposed-selections.ts'
import type { CardText } from './text.ts'

/** Game texts as the Glossary knows them. */
export const textsOfTheGlossary: readonly CardText[] = joinTexts([
  ...dilemmas,
  ...dilemmasByFeature,
  ...answersToDilemmas,
  ...dilemmasUndone,
  ...dilemmasMet,
  ...dilemmasLasting,
  ...dilemmasReach,
  ...dilemmasOfQ,
  ...dilemmasRequired,
  ...dilemmasSingle,
  ...cooperating,
  ...played,
  ...inPlay,
  ...stasis,
  ...disabling,
  ...needing,
  ...selections,
  ...supposedSelections,
  ...dualPersonnel,
  ...textsOfDownloading,
  ...specialDownloads,
  ...seededDownloads,
  ...scouts,
  ...doorwayTexts,
  ...timeline,
  ...homeworlds,
  ...duties,
  ...objectives,
  ...missionsWithTexts,
])
