import type { Attribute } from '../../text/plain-words.ts'
import type { Clause, Filter, Like, Who } from '../../text/text.ts'
export interface AddedRequirementForms {
  /** The player, or his opponent, has that many, or an odd number of them. */
  points: { readonly points: number | 'odd'; readonly whose?: "opponent's" }
}

export interface AddedEffectWords {
  /** To the points of the player, for as many as the highest of these attributes has; `inPlay` = for uniqueness they are in play. */
  'keep for points': { readonly who: Who; readonly worth: readonly Attribute[]; readonly inPlay?: true }
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

/** So many points for each card like that, for each title of such cards, or for each skill dot of the personnel on which it lies. */
export interface WorthClause extends Clause {
  readonly points: number
  readonly each: Filter | 'skill dot'
  /** Each title counts once, or so many of them count at the most; absent = all. */
  readonly counts?: 'titles' | (Clause & { readonly upTo: number })
}

export interface AddedCardText {
  /** Points that it is worth as long as it is in play. */
  readonly worth?: readonly WorthClause[]
}
