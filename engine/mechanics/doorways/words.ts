import type { Clause, Filter, Like, Local, Who } from '../../text/text.ts'

/** How a card of another universe comes: seeded before the game begins or later, played, reported, met or earned. */
export type Way = 'seed' | 'seed in play' | 'play' | 'report' | 'is met' | 'is earned'

/** Cards of another universe that a text lets into play; here = to where the card is, and whoever plays them. */
export interface Admission extends Clause, Like, Local {
  /** In which ways; absent = in any. */
  readonly ways?: readonly Way[]
  /** One of them each turn. */
  readonly oncePerTurn?: Clause
  /**
   * Only what its own icon for a special download fetches.
   *
   * @alone No other icon says that it ignores one of another universe.
   */
  readonly byItsIcon?: true
}

export interface AddedCardText {
  /** Cards whose icon keeps them out of play may come in while this is open. */
  readonly admits?: readonly Admission[]
  /** The doorway that it lies on is closed while this is face up. */
  readonly closes?: true
  /** It makes a location of its own where it lies in a spaceline, with that span. */
  readonly creates?: Clause & { readonly span: number }
  /** Ships go from this location to others like that, and are stopped then. */
  readonly leadsTo?: Filter
}

export interface AddedFilter {
  /** It closes a card like that. @alone, for other cards undo what closes a doorway by its name */
  readonly closing?: Filter
}

export interface AddedPlayText {
  /** The text says that it is played at any time, or that it suspends play. */
  readonly anyTime?: true
}

export interface AddedDeedKinds {
  /** A card of another universe came into play. */
  'came through': true
}

export interface AddedUseText {
  /** Used while the card is turned over. */
  readonly turnedOver?: true
}

export interface AddedEffectWords {
  /** Face down what lies face up, and the other way about. */
  'turn over': { readonly who: Who }
}
