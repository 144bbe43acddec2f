import type { Capability } from '../kernel/capability.ts'

import type { PersonnelStanding } from './personnel-text.ts'
import type { Attribute } from './plain-words.ts'
import type { Announced } from './play-text.ts'
import type { Clause, Doing, Filter, Local, Requirement, Who } from './text.ts'

/** What holds as long as the card is in play. */
export interface Standing extends Clause, PersonnelStanding {
  readonly affects: Who
  readonly forbids?: Capability
  readonly add?: Readonly<Partial<Record<Attribute, number>>>
  /** The numbers are these, whatever else changes them. */
  readonly set?: Readonly<Partial<Record<Attribute, number>>>
  /** Once for each such card aboard or present, or on the same card, itself included; or for each battle in which it was used, and before the first. */
  readonly per?: Filter | { readonly beside: Filter } | 'battle'
  readonly multiply?: Readonly<Partial<Record<Attribute, number>>>
  /** Cards, by name, that may not affect it. */
  readonly immuneTo?: readonly string[]
  readonly if?: Requirement
  /** Not cumulative: by this clause copies that affect one card act as one. */
  readonly together?: Clause
  /** Only while the card itself is being played; while it lies on the table, such a card of either player is in play, or both; or during a battle of personnel. */
  readonly while?:
    | 'being played'
    | { readonly onTable?: true; readonly inPlay?: Filter }
    | (Clause & { readonly in: 'personnel battle' })
}

/** What a card does by itself at a certain time. */
export interface TimedText extends Clause, Doing {
  readonly at:
    | 'turn begins'
    | 'turn ends'
    /** It has reported for duty, or entered play as what reports does. */
    | 'reported'
    | 'killed'
    /** It was in play before the action, and is no longer. */
    | 'leaves play'
    /** What it lies on is killed. */
    | 'host killed'
    /** Its player solves a mission, wherever that is. */
    | 'you solve'
    | 'boards another ship'
    | 'solved'
    /** The mission is solved by a crew or Away Team of which the card is one. */
    | 'helps solve'
    /** It was earned as an artifact. */
    | 'earned'
    /** Scouting of the location under which it lies is complete. */
    | 'scouted'
    /** Any player has completed another mission than the one it lies on. */
    | 'another solved'
    /** The ship that it lies on comes to the location that it targets. */
    | 'arrived'
    /** The ship that it lies on has attacked as it was obliged to. */
    | 'attacked'
    /** Its player has begun a battle of personnel, of those that are in play. */
    | 'combat begun'
    /** The ship that it lies on docks. */
    | 'docks'
    /** A ship docks at the facility that it lies on. */
    | 'docks here'
    /** A Q-Flash is met. */
    | 'Q-Flash'
    | 'destroyed in battle'
    /** The ship that it targets was destroyed in a battle with its player's. */
    | 'target destroyed'
    | 'commandeered'
    | 'passed'
    /** A ship ends its move at the location that it is, or lies on. */
    | 'stopped at'
    /** For the winner. */
    | 'game ends'
    | 'expires'
  readonly whose?: 'every' | 'yours' | "host's"
  /** Not before so many turns of theirs have gone by from beginning to end; or only in the first that begins after it was put there. */
  readonly after?: 'one full turn' | 'second full turn' | 'third full turn' | 'once, in the next turn'
  /** The text does not speak of solving the mission, but of completing it. */
  readonly says?: 'completed'
}

/** An order, a skill or other text that a player uses. */
export interface UseText extends Announced, Doing, Local {
  /** It is a skill of the card. */
  readonly skill?: true
  /** So often in the game, by its player or by anybody; in a turn, all copies taken together; or in the game on cards of each title. */
  readonly times?: Clause & { readonly count: number; readonly per: 'game' | 'game of anybody' | 'turn' | 'title' }
  /** What the player forgoes to use it. */
  readonly inPlaceOf?: 'card draw' | 'card play'
  /** The player plays such a card from hand to use it, before all else that it costs. */
  readonly playing?: Filter
  /** Used while the card is there, and not in play. */
  readonly usedFrom?: 'hand' | 'discard'
  /** Used by saying its title, wherever a copy of the player's is. @alone, for what is shown later alone must be in hand then */
  readonly bySaying?: true
}
