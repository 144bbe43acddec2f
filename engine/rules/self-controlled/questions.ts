import type { CardId } from '../../state/state.ts'

/** What is asked of the law about cards in play that no player controls, and about shots at them and by them. */
export interface SelfControlledQuestions {
  /** Does it attack everything that it finds, one thing after the other? By default only one. */
  'attacks each': { about: { card: CardId }; answer: boolean }
  /** Does it attack what goes past without stopping? By default not. */
  'attacks what passes': { about: { card: CardId; ship: CardId }; answer: boolean }
  /** Does the other one like it, which is there, attack along with it? By default not. */
  'attack together': { about: { card: CardId; other: CardId }; answer: boolean }
  /** Does it fire back at each of those who attack it? By default not. */
  'fires back': { about: { card: CardId; at: CardId }; answer: boolean }
  /** Do the WEAPONS of several attackers add up? By default they do. */
  'WEAPONS add up': { about: { target: CardId }; answer: boolean }
  /** Does the hit count twice? By default it does where WEAPONS are more than twice the SHIELDS. */
  'is a direct hit': { about: { by: readonly CardId[]; weapons: number; shields: number }; answer: boolean }
  /** Is what was damaged before destroyed by the next hit? By default it is. */
  'is destroyed when damaged again': { about: { card: CardId }; answer: boolean }
  /** Is it a ship for texts that speak of ships? By default not. */
  'counts as a ship': { about: { card: CardId }; answer: boolean }
  /** Do cards in space do to it what they do to ships that move? By default not. */
  'moves like a ship': { about: { card: CardId }; answer: boolean }
}
