import type { Like, Who } from '../../text/text.ts'
export interface AddedRequirementForms {
  /** The player has that many. */
  points: { readonly points: number }
}

export interface AddedCardText {
  /** Points that it is worth for each skill dot of the personnel on which it lies. */
  readonly worthPerDot?: number
}

export interface AddedEffectWords {
  /** The points that the card has scored are gone, once. */
  'lose its points': object
  /** `box` = this dilemma goes to the bonus point area with them; `each` = once for each of these that is like that. */
  score: { readonly points: number; readonly box?: true; readonly each?: Like & { readonly who: Who } }
}

export interface AddedModifiable {
  /** What a mission is worth. */
  points: true
  /** Those scored at a mission. */
  'bonus points': true
}

export interface AddedDeedKinds {
  'lost its points': true
  /** The game; `card` = by what. */
  lost: true
  /** The last card of his draw deck is gone. */
  'ran out of cards': true
  /** To what the card does when the game is over. */
  agreed: true
  /** `number` = how many points, `card` = whose text. */
  'scored by a text': true
  /** After the game, as a card says. */
  'taken home': true
}
