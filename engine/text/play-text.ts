import type { Trigger } from '../kernel/trigger.ts'
import type { Clause, Doing, Filter, Needing, Who } from './text.ts'

/** On what occasion cards are drawn. */
export type Draw = 'end of turn' | 'text' | 'at will' | 'opening hand' | 'up to evenness'

/** What a player announces: that he plays a card, or uses one. */
export interface Announced extends Clause, Partial<Needing> {
  /** Whom `needs` looks at; absent = everything that the player commands. */
  readonly needsAmong?: Who
  /** In answer to what; absent = between actions, as an order or as the card play of the turn. */
  readonly answers?: {
    readonly to: Trigger['on']
    readonly what?: Filter
    /** An attack on the player's card at its homeworld. */
    readonly homeworld?: true
    /** From where what is answered must have been played. */
    readonly from?: 'hand'
    /** Who must have played it. */
    readonly whose?: "opponent's"
    /** It must be in the quadrant where the card is. */
    readonly inQuadrant?: true
    /** It must be where the card is. */
    readonly here?: true
    /** No other personnel was present. */
    readonly alone?: true
    /** It was killed with the ship or facility that it was aboard. */
    readonly lost?: true
    /** It must happen in a battle of personnel, or in another site of the station. */
    readonly where?: 'personnel battle' | 'another site'
    /** What is about to kill it, who has stunned it in battle, or one of those that have destroyed it there, must be like that. */
    readonly cause?: Filter
    /** It must be present with the card. */
    readonly present?: true
    /** Only one card of its title answers each of these. */
    readonly singly?: Clause
    /** The text does not say so, but the card is of no use otherwise. */
    readonly unsaid?: true
  }
  /** What its player calls it, where the card has several. */
  readonly name?: string
  /** The card that it is played or used on. */
  readonly on?: Filter
  /** So often; `location` = at one location, where the dilemma is met that it answers; `battle` = each copy in the battle that is fought. */
  readonly once?: 'turn' | 'turn, each copy' | 'game' | 'location' | 'battle'
}

/** One way to play a card. */
export interface PlayText extends Announced, Partial<Doing> {
  /** What it may not answer, or be played on, although it otherwise could; `by` = whatever that player has done. */
  readonly except?: readonly (Clause & { readonly what?: Filter; readonly drawnAs?: Draw; readonly by?: 'opponent' })[]
  /** The type as which it is played, where that is not its own. */
  readonly as?: 'event' | 'interrupt'
  /** Stays on the table and keeps what it was played on as its target. */
  readonly aims?: true
  /** What it may target then; with hidden agenda the target is named when it is turned face up. */
  readonly aimsAt?: Filter
  /** It costs no card play. @alone Other cards are freed by one in play. */
  readonly free?: Clause
  /** Stays: on its target, or on the table; otherwise it is discarded after its effects. */
  readonly stays?: true
}
