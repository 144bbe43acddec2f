import type { Who } from '../../text/text.ts'

/** What a card in play obliges a ship, with all aboard, to do. */
export type Duty =
  /** Flies there as far as its RANGE goes, every turn, and does nothing else until it has come there. */
  | ({ readonly do: 'travel'; readonly to: Who } & Assignment)
  /** Flies after the target of the card, one of those, and attacks it; does nothing else until it has. */
  | ({ readonly do: 'chase and attack'; readonly whom: Who } & Assignment)
  /** Attempts the mission that the card is whenever it has stopped there, before it moves away. */
  | { readonly do: 'attempt' }
  /** On their own players' turns those aboard begin a battle whenever they can, where they are. */
  | { readonly do: 'battle' }

/** How fast a text wants it to be, in its own words. */
export type Speed = 'normal' | 'full'

/** What leaves a ship to nothing else. */
export interface Assignment {
  /** Its text speaks of the speed. */
  readonly speed?: Speed
}

/** What a card in play says of duties. */
export interface DutyStanding {
  readonly duty?: Duty
}

export interface AddedStanding extends DutyStanding {}

export interface AddedDeedKinds {
  'brought forward': true
  'owes a showing': true
  shown: true
  /** By the text of a card, as it begins. */
  'skips the turn': true
}
