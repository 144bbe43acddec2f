import { forbiddenBy } from '../board/forbidden.ts'
import { immuneBy } from '../board/immune.ts'
import { isImposed, mayImpose } from '../board/imposed.ts'
import type { Language } from '../kernel/language.ts'
import { effects as sharedEffects } from '../text/effects.ts'
import { features as sharedFeatures } from '../text/match.ts'
import { requirements as sharedRequirements } from '../text/requirement.ts'
import { selectorsByForm as sharedSelectorsByForm, selectorsByName as sharedSelectorsByName } from '../text/selector.ts'
import * as modeResponses from './compatibility/change.ts'
import * as doorwayResponses from './doorways/responses.ts'
import * as movementResponses from './movement/responses.ts'
import { insteadOfDraw } from './reporting/instead-of-draw.ts'
import * as reportingResponses from './reporting/responses.ts'
import * as timingResponses from './reporting/responses-in-play.ts'
import { rooms } from './rooms.ts'
import * as skillsResponses from './skills/responses.ts'
import { dotsCounted } from './skills/special-skills.ts'
import * as suspendsPlayResponses from './suspends-play/responses.ts'

type AnyRoom = (typeof rooms)[number]
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type Table = 'effects' | 'features' | 'requirements' | 'selectorsByForm' | 'selectorsByName'
/** What all rooms put into the table: a word that is declared and that no room carries out is missing here, and does not compile. */
type Together<T extends Table> = Intersection<Extract<AnyRoom, { readonly [K in T]: unknown }>[T]>

const together = <T extends Table>(table: T): Together<T> =>
  Object.assign({}, ...rooms.map(room => (table in room ? room[table as keyof typeof room] : {}))) as Together<T>

type List =
  | 'reaches'
  | 'factors'
  | 'useChecks'
  | 'momentChecks'
  | 'iconsLent'
  | 'uncoverings'
  | 'hindrances'
  | 'feasible'
  | 'aftermaths'

/** What the rooms have themselves entered in the list, each of which is asked whatever the others say. */
const entered = <L extends List>(list: L): Language[L] =>
  rooms.flatMap(room =>
    list in room ? (room[list as keyof typeof room] as readonly unknown[]) : [],
  ) as unknown as Language[L]

/** The words of card texts with what carries them out: the one list of rooms that add to the language. */
export const language: Language = {
  responses: [
    ...modeResponses.responses,
    ...suspendsPlayResponses.responses,
    ...movementResponses.responses,
    ...skillsResponses.responses,
    ...doorwayResponses.responses,
    ...timingResponses.responses,
    ...reportingResponses.responses,
  ],
  insteadOfDraw,
  skillIcons: dotsCounted,
  reaches: entered('reaches'),
  factors: entered('factors'),
  useChecks: entered('useChecks'),
  momentChecks: entered('momentChecks'),
  iconsLent: entered('iconsLent'),
  uncoverings: entered('uncoverings'),
  feasible: entered('feasible'),
  aftermaths: entered('aftermaths'),
  hindrances: [immuneBy, ...entered('hindrances'), forbiddenBy],
  impositions: [{ mayImpose, imposes: isImposed }],
  effects: { ...sharedEffects, ...together('effects') },
  features: { ...sharedFeatures, ...together('features') },
  requirements: { ...sharedRequirements, ...together('requirements') },
  selectorsByForm: { ...sharedSelectorsByForm, ...together('selectorsByForm') },
  selectorsByName: { ...sharedSelectorsByName, ...together('selectorsByName') },
}
