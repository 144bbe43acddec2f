import type { CardId } from '../../board/state.ts'
import type { Clause, Filter, Who } from '../../text/text.ts'

export interface AddedModifiable {
  /** All of them. */
  skills: true
}

export interface AddedPersonnelStanding {
  /** A level of this skill, or of the one that the card's player has selected with it. */
  readonly gives?: string | { readonly selected: true }
  /** Twice the levels of those in the box. */
  readonly doubles?: 'skills'
  /** The skills of this one in place of their own, and these levels of these whatever the other one has. */
  readonly becomes?: { readonly of: Who; readonly but: Readonly<Record<string, number>> }
}

export interface AddedUnderway {
  /** Of personnel these alone do something for what is required. */
  among: readonly CardId[]
}
export interface AddedSelectorForms {
  /** Whatever is present with it, whosever that is, and not the card itself. */
  presentWith: { readonly presentWith: Who; readonly where: Filter }
}

export interface AddedEffectWords {
  /** The player selects so many skills that they have for as long as this card is in play: any, those of other personnel present, or what the law says; `anew` = in place of those that were selected before; `thisTurn` = until the end of the turn. */
  'select skills': {
    readonly who: Who
    readonly by?: 'you' | 'opponent'
    readonly count: number
    readonly from: 'all' | 'present' | 'all or its own'
    readonly anew?: true
    readonly thisTurn?: true
  }
  /** The player selects one of these, which the card gives until another one is selected. */
  'select what it gives': { readonly of: readonly string[] }
  /** Until the end of the turn, or no longer than the dilemma that is answered is faced, they have this of these, too; one skill is named by the player. */
  gain: {
    readonly who: Who
    readonly of: Who
    readonly what: 'one skill' | 'skills' | 'skills and attributes'
    readonly for?: 'the dilemma'
  }
  /** One of the player's personnel present like that adds a skill of another one like that at the location, until the end of the turn; with the clause only of one that it is compatible with. */
  'add a skill': { readonly where: Filter; readonly optional?: true; readonly compatible?: Clause }
  /** Seed cards at the location of the card, by chance. */
  'destroy all but': { readonly count: number }
}

export interface AddedUseText {
  /** Its Away Team is on a planet, and consists of it and one personnel like that. */
  readonly aloneWith?: Filter
}

export interface AddedCardText {
  /** Lets those of the player's Borg share skills who are present with a Borg that has the Communication icon. */
  readonly sharing?: true
}

export interface AddedCapabilities {
  'use skills': true
  'use attributes': true
  'share skills': true
}
