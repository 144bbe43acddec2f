import type { CardId, PlayerName } from '../../state/state.ts'

/** What is asked of the law about turns that a player takes one after the other. */
export interface TurnQuestions {
  /** Does the card in play double the turn in progress? By default it does. */
  'doubles this turn': { about: { card: CardId }; answer: boolean }
  /** May the player do without the second turn? By default he may. */
  'may forgo a turn': { about: { player: PlayerName }; answer: boolean }
  /** How many turns besides his own those cards give the player, all together. By default one. */
  'turns granted': { about: { player: PlayerName; by: readonly CardId[] }; answer: number }
  /** Is the second turn of two counted where turns are counted? By default it is. */
  'counts as a turn': { about: { turn: number }; answer: boolean }
}
