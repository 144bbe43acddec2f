import type { ActKind } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../state/state.ts'
import type { Trigger } from '../trigger.ts'

/** The use of a text that suspends play: of a card that says so, or of a special download icon. */
export interface Suspension {
  readonly player: PlayerName
  readonly card: CardId
  readonly special: boolean
}

/** A battle that has begun, as seen from one of the cards in it. */
export interface HomeworldAttack {
  readonly attacked: CardId
  readonly attackers: readonly CardId[]
  /** Whose attack it is. */
  readonly by: PlayerName
}

/** The questions about what suspends play. */
export interface SuspendingQuestions {
  /** May it be used in the middle of this? By default it may not. */
  'may suspend': { about: { use: Suspension; trigger: Trigger }; answer: boolean }
  /** Does the action that was suspended go on afterwards? By default it does. */
  'goes on': { about: { use: Suspension; trigger: Trigger }; answer: boolean }
  /** May it be used while nothing is in progress that it could suspend? By default it may. */
  'may suspend nothing': { about: { use: Suspension }; answer: boolean }
  /** May it be used on the turn of the other player? By default it may. */
  "may be used on the opponent's turn": { about: { use: Suspension }; answer: boolean }
  /** May it be used during the seed phases? By default it may. */
  'may be used while seeding': { about: { use: Suspension }; answer: boolean }
  /** May this be done in the seed phases, besides seeding? By default text acts on the turn only, and all else may. */
  'may be done while seeding': { about: { deed: ActKind | 'text of a card just seeded' }; answer: boolean }
  /** Has the special download been used up by an earlier use of this card? By default it has not. */
  'is used up': { about: { use: Suspension; earlier: CardId }; answer: boolean }
  /** May a card that lies face down be activated to answer this? `downloaded` = in the course of this very action. By default it may. */
  'may be activated in answer': { about: { card: CardId; trigger: Trigger; downloaded: boolean }; answer: boolean }
  /** Is the special download icon of the card a special skill? By default it is other text. */
  'is a special skill': { about: { card: CardId }; answer: boolean }
  /** Is the special download of the card preceded by a skill dot? By default it is not. */
  'has a skill dot': { about: { card: CardId }; answer: boolean }
  /** Is it an attack that lets the card's controller defend its homeworld? By default it is not. */
  'is an attack on a homeworld': { about: HomeworldAttack; answer: boolean }
  /** May a card that a special download plays be played on this? By default it may. */
  'is in reach of the icon': { about: { icon: CardId; target: CardId }; answer: boolean }
}
