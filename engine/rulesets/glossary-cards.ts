import { cooperating } from '../mechanics/compatibility/cards/glossary.ts'
import { answersToDilemmas } from '../mechanics/dilemmas/cards/answers.ts'
import { dilemmasByFeature } from '../mechanics/dilemmas/cards/by-feature.ts'
import { dilemmas } from '../mechanics/dilemmas/cards/glossary.ts'
import { dilemmasLasting } from '../mechanics/dilemmas/cards/lasting.ts'
import { dilemmasMet } from '../mechanics/dilemmas/cards/met.ts'
import { needing } from '../mechanics/dilemmas/cards/needing.ts'
import { dilemmasOfQ } from '../mechanics/dilemmas/cards/of-q.ts'
import { dilemmasReach } from '../mechanics/dilemmas/cards/reach.ts'
import { dilemmasRequired } from '../mechanics/dilemmas/cards/required.ts'
import { dilemmasSingle } from '../mechanics/dilemmas/cards/single.ts'
import { dilemmasUndone } from '../mechanics/dilemmas/cards/undone.ts'
import { disabling } from '../mechanics/disabled/cards/glossary.ts'
import { doorwayTexts } from '../mechanics/downloading/cards/doorways.ts'
import { textsOfDownloading } from '../mechanics/downloading/cards/glossary.ts'
import { homeworlds } from '../mechanics/downloading/cards/homeworlds.ts'
import { seededDownloads } from '../mechanics/downloading/cards/seeded.ts'
import { specialDownloads } from '../mechanics/downloading/cards/special.ts'
import { dualPersonnel } from '../mechanics/dual-personnel/cards/glossary.ts'
import { duties } from '../mechanics/duties/cards/glossary.ts'
import { missionsWithTexts } from '../mechanics/missions/cards/glossary.ts'
import { objectives } from '../mechanics/scouting/cards/objectives.ts'
import { scouts } from '../mechanics/scouting/cards/scouts.ts'
import { selections } from '../mechanics/selections/cards/glossary.ts'
import { supposedSelections } from '../mechanics/selections/cards/supposed.ts'
import { stasis } from '../mechanics/stasis/cards/glossary.ts'
import { timeline } from '../mechanics/stasis/cards/timeline.ts'
import { inPlay } from '../mechanics/stopped/cards/in-play.ts'
import { played } from '../mechanics/stopped/cards/played.ts'
import { joinTexts } from '../text/join-texts.ts'
import type { CardText } from '../text/text.ts'

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
