import type { ShipDeed } from '../../cards/ship-text.ts'
import type { CardId } from '../../state/state.ts'
import type { DutyQuestions } from '../duties/questions.ts'

/** The questions about ships that act out of turn. */
export interface ShipQuestions extends DutyQuestions {
  /** Does the ship do one more of the things that it was let do? `done` = what it did. By default it does not. */
  'acts again': { about: { ship: CardId; done: ShipDeed['deed'] }; answer: boolean }
  /** May a ship that moved away land where it came to? By default it may not. */
  'lands where it came to': { about: { ship: CardId }; answer: boolean }
  /** Is the attacker restrained by its affiliation from attacking that? By default it is not. */
  'is restrained from attacking': { about: { attacker: CardId; target: CardId }; answer: boolean }
}
