import type { CardId } from '../../board/state.ts'
import type { Clause, Effect, Filter, Who } from '../../text/text.ts'

/** What is fought: by ships, or by personnel. */
export type Fight = 'engagement' | 'combat'

export interface AddedCardText {
  /** An order of its player's: it is destroyed, and he begins such a battle with a card like that on his side. */
  readonly begins?: Clause & {
    readonly fights: readonly Fight[]
    readonly involving: Filter
    /** What is done when he has won. */
    readonly won: readonly Effect[]
  }
}

export interface AddedStanding {
  /** Only for shots between the ship and one like that. */
  readonly against?: Filter
  /** Only for shots between the ship and one of an affiliation from which somebody like that aboard was taken. @alone for no other text looks at whom it goes back to */
  readonly againstThoseLeftBy?: Filter
}

export interface AddedUnderway {
  /** The shot that is counted. */
  firing: { readonly from: readonly CardId[]; readonly at: CardId }
}

export interface AddedEffectWords {
  battle: { readonly attackers: Who; readonly attacked: Who }
  /** They take no part in the battle that has begun. */
  'keep out of the battle': { readonly who: Who }
  /** For this battle the ships have so much less SHIELDS, however many such cards are played on them; or 1 WEAPONS less for each personnel aboard like that. */
  lessen: { readonly who: Who } & ({ readonly shields: number } | { readonly weaponsPer: Filter })
}

export interface AddedAllowances {
  'fire on landed ships': true
  'begin a battle without a leader': true
  'attack without a leader': true
}

export interface AddedDeedKinds {
  /** The attackers, and not those who are obliged to attack. */
  attack: true
  battle: true
  /** By the cards that are left of the losing side. */
  'lost a battle': true
}

export interface AddedFilter {
  /** It is left of a side that has lost a battle. @alone No other text asks who has lost. */
  readonly defeated?: true
  /** In the battle it has such a card before it. @alone Other texts reach whoever is in the battle. */
  readonly adversaryOf?: Filter
}

export interface AddedCapabilities {
  battle: true
  /** Be aimed at in a ship battle, or be of a side in a personnel battle. */
  'be attacked': true
}

export interface AddedTriggers {
  /** A battle has begun and is not yet decided. */
  battle: { readonly cards: readonly CardId[]; readonly attackers: readonly CardId[]; readonly card?: undefined }
  /** A personnel was stunned just now by another one in battle. */
  stunned: { readonly card: CardId; readonly cause: CardId }
  /** Those who fight one against one have been paired off, and nobody is hurt yet. */
  'paired off': { readonly cards: readonly CardId[]; readonly card?: undefined }
  /** Some have been stunned or wounded mortally in these fights, and the battle is not yet decided. */
  wounded: { readonly cards: readonly CardId[]; readonly card?: undefined }
  /** A personnel of the losing side was killed; `cards` = those who fought beside and against him. */
  'falls in battle': { readonly card: CardId; readonly cards: readonly CardId[] }
  /** A ship or facility was destroyed in battle just now; `cards` = those that fired at it. */
  'shot down': { readonly card: CardId; readonly cards: readonly CardId[] }
  /** A battle was won just now; `cards` = those of both sides who are left. */
  won: { readonly cards: readonly CardId[]; readonly card?: undefined }
}

export interface AddedHappenings {
  'battle begins': { readonly attackers: readonly CardId[]; readonly attacked: readonly CardId[] }
  'battle over': { readonly cards: readonly CardId[] }
}
