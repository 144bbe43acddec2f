import type { Group } from '../../board/group.ts'
import type { CardId, Condition, PlayerName } from '../../board/state.ts'
import type { Clause, Doing, Effect, Filter, Requirement, Who } from '../../text/text.ts'
import type { Cure } from '../disabled/words.ts'
import type { Counting } from '../turns/words.ts'

/**
 * What stands by itself in a dilemma: its own trigger, targets, conditions and instructions, which are carried out when
 * the conditions are not met, or always where there are none.
 */
export interface DilemmaSection extends Partial<Doing> {
  readonly trigger?: Requirement
  /** Whom the trigger looks at; absent = those who face the dilemma. */
  readonly triggerAmong?: Who
  /** Features that a target must have; without such a target the dilemma is discarded. */
  readonly targets?: readonly Filter[]
  /** Chosen before the conditions are looked at. */
  readonly selects?: readonly Effect[]
  readonly conditions?: Requirement
  /** The only personnel who count for the conditions: an earlier selection by name. */
  readonly among?: string
  /** What happens when the conditions are met. */
  readonly overcome?: readonly Effect[]
  /** It is discarded even if its conditions are not met. */
  readonly discard?: true
}

/** The features of a dilemma, in the Glossary's terms. Nullifiers and cures are the whole dilemma's. */
export interface DilemmaText extends Clause, Counting, DilemmaSection {
  /** Several sections, faced in this order; then the dilemma has no features of its own outside of them. */
  readonly sections?: readonly DilemmaSection[]
  readonly nullifier?: Requirement
  readonly cure?: Requirement
  /** Several cures, any of which will do at any time. */
  readonly cures?: readonly Cure[]
  readonly missionContinues?: true | Clause
  /** The words with which it ends the attempt once it is carried out. */
  readonly aborts?: 'abort mission' | 'mission attempt'
  readonly placedOn?: 'ship' | 'facility' | 'ship or facility' | 'mission' | 'personnel' | 'table' | 'space' | 'far end'
  /** It is placed there without its text saying so, to remind of what lasts. */
  readonly reminds?: true
  /** Two dilemmas on one card; each is a section. */
  readonly combo?: true
  /** A card that whoever encounters it may play, or discard, from hand to nullify it. */
  readonly nullifiedByCard?: Clause & ({ readonly played: Filter } | { readonly discarded: Filter })
  /** The number in its box, or one for each of those who face it. */
  readonly points?: number | { readonly each: number }
  /** Its text says that it affects Borg, points and all. */
  readonly affectsBorg?: true
}

export interface AddedCardText {
  readonly dilemma?: DilemmaText
  /** Dilemmas that it nullifies where it is present. */
  readonly nullifies?: Filter | readonly (Clause & { readonly what: Filter })[]
  /** What any player's card that comes to where it lies may do about it. */
  readonly remedies?: readonly (Clause & { readonly by: Filter; readonly effects: readonly Effect[] })[]
  /** Whoever joins those whom the card has put into the condition comes into it as well. */
  readonly spreads?: Clause & { readonly condition: Condition }
  /** What its owner does with it, which is no dilemma, when it comes in a Q-Flash. */
  readonly inFlash?: readonly Effect[]
}

export interface AddedEffectWords {
  cure: { readonly who: Who }
}

export interface AddedRoomConditions {
  /** Taken to the mission, and kept atop it. */
  held: true
}

export interface AddedDeedKinds {
  'applied elsewhere': true
  /** `cards` = those who were at the location when the dilemma came into play. */
  'found there': true
  'has taken the first dilemma': true
  /** Of the player's, in play. */
  'nullified in play': true
  /** `number` = what chance drew for the conditions. */
  'number drawn': true
  /** `number` = the section, counted from 0. */
  'section done with': true
  'waits for the first dilemma': true
}

export interface AddedCapabilities {
  /** Be one of those whom the opponent draws dilemmas for. */
  'face dilemmas': true
  trigger: true
  overcome: true
  nullify: true
  cure: true
}

export interface AddedTriggers {
  /** A dilemma is face up, its conditions have been looked at, and nothing has happened yet. */
  encountered: { readonly card: CardId; readonly overcome: boolean }
}

export interface AddedHappenings {
  'dilemma failed': {
    readonly by: PlayerName
    readonly group: Group
    readonly dilemma: CardId
    readonly continues: boolean
  }
  'dilemma without conditions': { readonly by: PlayerName; readonly group: Group; readonly dilemma: CardId }
}
