import type { CardId } from '../../board/state.ts'
import type { Clause, Filter, Who } from '../../text/text.ts'

/** When a card that no player controls attacks what it finds. */
export type AttackTime =
  | 'enters play'
  /** It has moved. */
  | 'arrives'
  /** In the course of an action something has come to where it is, */
  | 'something comes'
  /** or has become visible there. */
  | 'something shows itself'
  /** It was about to move, and is held where it is. */
  | 'held'

/** A card in play that no player controls: it fights, and may move, by its own text. */
export interface SelfControlledText {
  /** It attacks each of these where it is. */
  readonly attacks: readonly (Clause & { readonly where: Filter })[]
  /** At these times; with `only`, at no other while it is held. */
  readonly when: readonly (Clause & { readonly at: AttackTime; readonly only?: true })[]
}

export interface AddedFilter {
  readonly selfControlled?: true
  readonly intruder?: true
}

export interface AddedEffectWords {
  /** It moves one card of the spaceline on, toward the long end and off it, and attacks where it comes. */
  'move on': { readonly who: Who }
}

export interface AddedCardText {
  /** It comes aboard a ship and fights those there, together with others of its kind. */
  readonly intruder?: true
  /** No player controls it. */
  readonly selfControlled?: SelfControlledText
}

export interface AddedAllowances {
  /** What is no personnel is beamed down and fights like an Away Team. */
  'beam like an Away Team': true
}

export interface AddedNotes {
  /** Ships that intruders have come aboard, and wait for others before they fight. */
  boarding: ReadonlySet<CardId>
}

export interface AddedModifiable {
  /** Those of the card by itself. */
  attacks: true
}
