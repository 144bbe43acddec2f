import type { FormatWord } from '../../protocol/types.ts'
import type { Cards, Choice, Chooser, Condition, Moment, Now, Pile, Place, Player } from '../operation.ts'
import { attribute, includes, value } from './attribute.ts'
import { cards } from './cards.ts'
import { choice } from './choice.ts'
import { condition } from './condition.ts'
import { deed, type Means, means, type Simple, verb } from './deed.ts'
import { format } from './format.ts'
import { type Happening, happening } from './happening.ts'
import { moment } from './moment.ts'
import { has, now, result, sees, verdict } from './now.ts'
import { count, points, type Score } from './number.ts'
import { pile } from './pile.ts'
import { place } from './place.ts'
import { chooser, player } from './player.ts'
import { type Playing, playing } from './playing.ts'
import { type Relation, relation } from './relation.ts'
import type { TextType } from './text-type.ts'

/** The value of each {parameter} of an expression. */
export interface ParameterValues {
  readonly player: Player
  readonly chooser: Chooser
  readonly cards: Cards
  readonly pile: Pile
  readonly place: Place
  readonly condition: Condition
  readonly moment: Moment
  readonly choice: Choice
  readonly verb: string
  readonly deed: Simple
  readonly means: Means
  readonly verdict: boolean
  readonly attribute: string
  readonly value: readonly (number | string)[]
  readonly includes: boolean
  readonly now: Now
  readonly has: Now
  readonly happening: Happening
  readonly relation: Relation
  readonly format: FormatWord
  readonly count: number
  readonly points: Score
  readonly sees: boolean
  readonly playing: Playing
  readonly result: 'won' | 'lost'
}

export type ParameterName = keyof ParameterValues

export const parameterTypes: { readonly [K in ParameterName]: TextType<ParameterValues[K]> } = {
  player,
  chooser,
  cards,
  pile,
  place,
  condition,
  moment,
  choice,
  verb,
  deed,
  means,
  verdict,
  attribute,
  value,
  includes,
  now,
  has,
  happening,
  relation,
  format,
  count,
  points,
  sees,
  playing,
  result,
}
