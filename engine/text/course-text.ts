import type { CardType } from '../../cards/facts.ts'
import type { TurnDeed } from '../mechanics/turns/words.ts'
import type { Effect, Filter, Requirement, Who } from './text.ts'

/** Instructions that lead to others. */
export type CourseDeed =
  | TurnDeed
  | {
      readonly do: 'choose one'
      readonly by: 'you' | 'opponent'
      /** The card keeps the word that was chosen. */
      readonly kept?: true
      readonly options: readonly {
        readonly word: string
        readonly needs?: Requirement
        readonly effects: readonly Effect[]
      }[]
    }
  /** The other player carries these out, as the one whom their text means. */
  | { readonly do: 'as opponent'; readonly effects: readonly Effect[] }
  /** So many cards of the opponent's Q-Continuum come to those who face the dilemma. */
  | { readonly do: 'Q-Flash'; readonly cards: number }
  /** The dilemma that is being met is discarded, and this one is met in its place. */
  | { readonly do: 'exchange'; readonly who: Who; readonly for: Who }
  /** The first dilemma that the player's attempt meets is discarded. */
  | { readonly do: 'discard the first dilemma' }
  /** What the group is about, the mission attempt or the like, is over. */
  | { readonly do: 'end the attempt' }
  /** The next card of the draw deck is turned over: the first outcome that it fits says what happens. */
  | {
      readonly do: 'probe'
      /** Only with a staffed ship of the player's at such a location. */
      readonly withShipAt?: Filter
      readonly may?: true
      readonly outcomes: readonly ProbeOutcome[]
    }

/** What follows when the card that was turned over is of one of these types, or has one of these icons. */
export interface ProbeOutcome {
  readonly types?: readonly CardType[]
  readonly icons?: readonly string[]
  readonly effects: readonly Effect[]
}
