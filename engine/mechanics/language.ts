import { isImmune } from '../board/immune.ts'
import { isImposed } from '../board/imposed.ts'
import type { Language } from '../kernel/language.ts'
import { effects } from '../text/effects.ts'
import { features } from '../text/match.ts'
import { requirements } from '../text/requirement.ts'
import { selectorsByForm, selectorsByName } from '../text/selector.ts'
import * as battleEffects from './battle/effects.ts'
import * as beamingEffects from './beaming/effects.ts'
import * as borgEffects from './borg/effects.ts'
import * as captureEffects from './capture/effects.ts'
import * as compatibilityFeatures from './compatibility/features.ts'
import * as compatibilityRequirements from './compatibility/requirements.ts'
import * as compatibilitySelectors from './compatibility/selectors.ts'
import * as damageEffects from './damage/effects.ts'
import { isReached } from './dilemmas/affected.ts'
import { factorOfResults } from './dilemmas/changes.ts'
import * as dilemmasEffects from './dilemmas/effects.ts'
import * as dilemmasSelectors from './dilemmas/selectors.ts'
import * as disabledEffects from './disabled/effects.ts'
import * as dockingFeatures from './docking/features.ts'
import * as dockingRequirements from './docking/requirements.ts'
import { checkDownloads } from './downloading/check.ts'
import * as downloadingEffects from './downloading/effects.ts'
import * as drawsAndDiscardsEffects from './draws-and-discards/effects.ts'
import * as dutiesEffects from './duties/effects.ts'
import * as locationsSelectors from './locations/selectors.ts'
import * as missionsEffects from './missions/effects.ts'
import * as missionsFeatures from './missions/features.ts'
import { isOutOfUse } from './missions/out-of-use.ts'
import * as missionsRequirements from './missions/requirements.ts'
import * as movementEffects from './movement/effects.ts'
import * as movementFeatures from './movement/features.ts'
import * as nullifyingEffects from './nullifying/effects.ts'
import { insteadOfDraw } from './reporting/instead-of-draw.ts'
import * as reportingResponses from './reporting/responses.ts'
import * as timingResponses from './reporting/responses-in-play.ts'
import * as scoringEffects from './scoring/effects.ts'
import * as scoringRequirements from './scoring/requirements.ts'
import * as scoutingEffects from './scouting/effects.ts'
import * as scoutingFeatures from './scouting/features.ts'
import * as selectionsEffects from './selections/effects.ts'
import * as selectionsSelectors from './selections/selectors.ts'
import * as selfControlledEffects from './self-controlled/effects.ts'
import * as selfControlledFeatures from './self-controlled/features.ts'
import * as showingCardsEffects from './showing-cards/effects.ts'
import * as skillsEffects from './skills/effects.ts'
import * as skillsFeatures from './skills/features.ts'
import * as skillsRequirements from './skills/requirements.ts'
import * as skillsSelectors from './skills/selectors.ts'
import * as speciesRequirements from './species/requirements.ts'
import * as staffingFeatures from './staffing/features.ts'
import * as staffingRequirements from './staffing/requirements.ts'
import * as stasisEffects from './stasis/effects.ts'
import * as stoppedEffects from './stopped/effects.ts'
import { checkMoment } from './suspends-play/check-moment.ts'
import * as suspendsPlayResponses from './suspends-play/responses.ts'
import * as turnsEffects from './turns/effects.ts'

/** The words of card texts with what carries them out: the one list of rooms that add to the language. */
export const language: Language = {
  responses: [...suspendsPlayResponses.responses, ...timingResponses.responses, ...reportingResponses.responses],
  insteadOfDraw,
  reaches: [isReached],
  factors: [factorOfResults],
  useChecks: [checkDownloads],
  momentChecks: [checkMoment],
  hindrances: [isImmune, isOutOfUse],
  impositions: [isImposed],
  effects: {
    ...effects,
    ...battleEffects.effects,
    ...beamingEffects.effects,
    ...borgEffects.effects,
    ...captureEffects.effects,
    ...damageEffects.effects,
    ...dilemmasEffects.effects,
    ...disabledEffects.effects,
    ...downloadingEffects.effects,
    ...drawsAndDiscardsEffects.effects,
    ...dutiesEffects.effects,
    ...missionsEffects.effects,
    ...movementEffects.effects,
    ...nullifyingEffects.effects,
    ...scoringEffects.effects,
    ...scoutingEffects.effects,
    ...selectionsEffects.effects,
    ...selfControlledEffects.effects,
    ...showingCardsEffects.effects,
    ...skillsEffects.effects,
    ...stasisEffects.effects,
    ...stoppedEffects.effects,
    ...turnsEffects.effects,
  },
  features: {
    ...features,
    ...skillsFeatures.features,
    ...compatibilityFeatures.features,
    ...dockingFeatures.features,
    ...missionsFeatures.features,
    ...movementFeatures.features,
    ...scoutingFeatures.features,
    ...selfControlledFeatures.features,
    ...staffingFeatures.features,
  },
  requirements: {
    ...requirements,
    ...compatibilityRequirements.requirements,
    ...dockingRequirements.requirements,
    ...missionsRequirements.requirements,
    ...scoringRequirements.requirements,
    ...skillsRequirements.requirements,
    ...speciesRequirements.requirements,
    ...staffingRequirements.requirements,
  },
  selectorsByForm: {
    ...selectorsByForm,
    ...dilemmasSelectors.selectorsByForm,
    ...locationsSelectors.selectorsByForm,
    ...selectionsSelectors.selectorsByForm,
    ...skillsSelectors.selectorsByForm,
  },
  selectorsByName: {
    ...selectorsByName,
    ...compatibilitySelectors.selectorsByName,
    ...dilemmasSelectors.selectorsByName,
    ...locationsSelectors.selectorsByName,
  },
}
