import type { Trigger } from '../kernel/trigger.ts'
import type { Clause, Effect, Filter, Requirement } from './text.ts'

/** One way to play a card. */
export interface PlayText extends Clause {
  /** In answer to what; absent = between actions, or as the card play of the turn. */
  readonly answers?: {
    readonly to: Trigger['on']
    readonly what?: Filter
    /** An attack on the player's card at its homeworld. */
    readonly homeworld?: true
    /** From where what is answered must have been played. */
    readonly from?: 'hand'
    /** Who must have played it. */
    readonly whose?: "opponent's"
    /** The text does not say so, but the card is of no use otherwise. */
    readonly unsaid?: true
  }
  /** What it may not answer although it otherwise could. */
  readonly except?: readonly (Clause & { readonly what: Filter })[]
  /** The card that it is played on. */
  readonly on?: Filter
  readonly needs?: Requirement
  /** A card of the player's must be at the location of the target. */
  readonly needsThere?: Filter
  /** Beams the cards named. */
  readonly performs?: 'beam'
  /** The type as which it is played, where that is not its own. */
  readonly as?: 'event' | 'interrupt'
  /** Takes effect only together with a second card, played at once; where that was played on is chosen under this name. */
  readonly pair?: {
    readonly as: string
    /** What happens to the first card when no second one takes effect; otherwise it waits on its target. */
    readonly unfinished?: readonly Effect[]
  }
  /** Takes as its target a card, in play or in hand, by which something must happen on the player's next turn. */
  readonly forwards?: true
  /** The player names a skill with it. */
  readonly names?: 'skill'
  readonly once?: 'turn' | 'game'
  /** Stays on the table and keeps what it was played on as its target. */
  readonly aims?: true
  /** What it may target then; with hidden agenda the target is named when it is turned face up. */
  readonly aimsAt?: Filter
  /** Icon, where it stays: the number of its owner's turns after which it leaves play. */
  readonly countdown?: number
  /** Stays: on its target, or on the table; otherwise it is discarded after its effects. */
  readonly stays?: true
  readonly effects?: readonly Effect[]
}
