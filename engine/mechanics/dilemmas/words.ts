import type { Condition } from '../../board/state.ts'
import type { Clause, Effect, Filter, Requirement, Who } from '../../text/text.ts'
import type { Cure } from '../disabled/words.ts'
import type { Wording } from './questions/questions.ts'

/** What stands by itself in a dilemma: its own trigger, targets, conditions and instructions. */
export interface DilemmaSection {
  readonly trigger?: Requirement
  /** Whom the trigger looks at; absent = those who face the dilemma. */
  readonly triggerAmong?: Who
  /** What is done instead where the trigger is missing. */
  readonly otherwise?: readonly Effect[]
  /** Features that a target must have; without such a target the dilemma is discarded. */
  readonly targets?: readonly Filter[]
  /** Chosen before the conditions are looked at. */
  readonly selects?: readonly Effect[]
  readonly conditions?: Requirement
  /** The only personnel who count for the conditions: an earlier selection by name. */
  readonly among?: string
  /** What happens when the conditions are met. */
  readonly overcome?: readonly Effect[]
  /** What happens when they are not met, or always where there are none. */
  readonly effects?: readonly Effect[]
}

/** The features of a dilemma, in the Glossary's terms. Nullifiers and cures are the whole dilemma's. */
export interface DilemmaText extends Clause, DilemmaSection {
  /** Several sections, faced in this order; then the dilemma has no features of its own outside of them. */
  readonly sections?: readonly DilemmaSection[]
  readonly nullifier?: Requirement
  /** Chance draws a number, and the entry at it has the conditions. */
  readonly byNumber?: readonly (Clause & { readonly conditions: Requirement })[]
  /** A card in hand that whoever encounters it may discard to nullify it. */
  readonly nullifiedByDiscarding?: Filter
  readonly cure?: Requirement
  /** Several cures, any of which will do at any time. */
  readonly cures?: readonly Cure[]
  /** What keeps its delayed effect away, if it is there by the time stated. */
  readonly unlessInTime?: Requirement
  readonly missionContinues?: true | Clause
  /** The words with which it ends the attempt once it is carried out. */
  readonly aborts?: Exclude<Wording, 'mission continues'>
  readonly discard?: true
  /** Met by an Away Team, it takes the ships that they beamed from, too, and all aboard. */
  readonly takesShips?: Clause
  /** Its text speaks of all who are at the location, and not of those who face it. */
  readonly meansAllHere?: true
  readonly placedOn?: 'ship' | 'facility' | 'mission' | 'personnel' | 'table' | 'space' | 'far end'
  /** Two dilemmas on one card; each is a section. */
  readonly combo?: true
  /** Icon: the number of its seeder's turns after which it leaves play. */
  readonly countdown?: number
  /** The number in its box, or one for each of those who face it. */
  readonly points?: number | { readonly each: number }
  /** Its text says that it affects Borg, points and all. */
  readonly affectsBorg?: true
  /** On the table it is an event. */
  readonly as?: 'event'
}

declare module '../../text/text.ts' {
  interface CardText {
    readonly dilemma?: DilemmaText
    /** Dilemmas that it nullifies where it is present. */
    readonly nullifies?: Filter
    /** What any player's card that comes to where it lies may do about it. */
    readonly remedies?: readonly (Clause & { readonly by: Filter; readonly effects: readonly Effect[] })[]
    /** Whoever joins those whom the card has put into the condition comes into it as well. */
    readonly spreads?: Clause & { readonly condition: Condition }
    /** Met under a mission: cards of the Q-Continuum side deck come. */
    readonly flash?: true
    /** What its owner does with it, which is no dilemma, when it comes in a Q-Flash. */
    readonly inFlash?: readonly Effect[]
    /**
     * While it lies on a ship, such dilemmas that a crew of its player's meets are applied to that ship, too: the first of
     * them, or every one.
     */
    readonly repeats?: { readonly dilemmas: readonly (Clause & { readonly where: Filter })[]; readonly every: Clause }
  }
  interface EffectWords {
    /** So many cards of the opponent's Q-Continuum come to those who face the dilemma. */
    'Q-Flash': { readonly cards: number }
    /** The dilemma that is being met is discarded, and this one is met in its place. */
    exchange: { readonly who: Who; readonly for: Who }
    /** The first dilemma that the player's attempt meets is discarded. */
    'discard the first dilemma': object
    /** What the group is about, the mission attempt or the like, is over. */
    'end the attempt': object
    cure: { readonly who: Who }
    'rearrange locations': { readonly by: 'you' | 'opponent' }
    /** They count for what the dilemma that is answered requires, wherever they are. */
    'count along': { readonly who: Who }
    /** The player protects as many of them as there are cards that protect; the others are called `as`. */
    protect: { readonly who: Who; readonly with: Filter; readonly as: string }
    /** Into two groups as the owner likes; the larger one is called `as`. Groups of one size: which is the larger one, he says. */
    split: { readonly who: Who; readonly as: string; readonly evenly: Clause }
  }
  interface SelectorForms {
    /** Those whom a card in play has taken: its targets, and all aboard the ships among them and the ship that it lies on. */
    takenBy: { readonly takenBy: Who }
  }
}

declare module '../../board/state.ts' {
  interface OwnConditions {
    /** Taken to the mission, and kept atop it. */
    held: true
  }
  interface DeedKinds {
    'applied elsewhere': true
    'has taken the first dilemma': true
    /** `number` = what chance drew for the conditions. */
    'number drawn': true
    /** `number` = the section, counted from 0. */
    'section done with': true
    'waits for the first dilemma': true
  }
}
