import { forbiddenBy } from '../board/forbidden.ts'
import { immuneBy } from '../board/immune.ts'
import { isImposed } from '../board/imposed.ts'
import type { Language } from '../kernel/language.ts'
import * as modeResponses from '../mechanics/compatibility/change.ts'
import * as movementResponses from '../mechanics/movement/responses.ts'
import { insteadOfDraw } from '../mechanics/reporting/instead-of-draw.ts'
import * as reportingResponses from '../mechanics/reporting/responses.ts'
import * as skillResponses from '../mechanics/reporting/responses-by-skills.ts'
import * as doorwayResponses from '../mechanics/reporting/responses-from-hand.ts'
import * as timingResponses from '../mechanics/reporting/responses-in-play.ts'
import { dotsCounted } from '../mechanics/skills/special-skills.ts'
import * as suspendsPlayResponses from '../mechanics/suspends-play/responses.ts'
import * as contents from './contents.ts'

/** The words of card texts with what carries them out: a word that is declared and that nothing carries out does not compile. */
export const language: Language = {
  responses: [
    ...modeResponses.responses,
    ...suspendsPlayResponses.responses,
    ...movementResponses.responses,
    ...skillResponses.responses,
    ...doorwayResponses.responses,
    ...timingResponses.responses,
    ...reportingResponses.responses,
  ],
  insteadOfDraw,
  skillIcons: dotsCounted,
  reaches: contents.reaches,
  factors: contents.factors,
  requirementReaders: contents.requirementReaders,
  useChecks: contents.useChecks,
  momentChecks: contents.momentChecks,
  iconsLent: contents.iconsLent,
  uncoverings: contents.uncoverings,
  feasible: contents.feasible,
  aftermaths: contents.aftermaths,
  hindrances: [immuneBy, ...contents.hindrances, forbiddenBy],
  impositions: [isImposed],
  effects: contents.effects,
  features: contents.features,
  pastFeatures: contents.pastFeatures,
  requirements: contents.requirements,
  selectorsByForm: contents.selectorsByForm,
  selectorsByName: contents.selectorsByName,
}
