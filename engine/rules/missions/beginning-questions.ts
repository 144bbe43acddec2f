import type { CardId, PlayerName } from '../../state/state.ts'

/** As what a seed card comes up in an attempt. */
export type ComesUp = 'dilemma' | 'Q-Flash' | 'in a Q-Flash' | 'mis-seed'

/** What is asked about the beginning of an attempt, and about texts that discard the first dilemma of it. */
export interface BeginningQuestions {
  /** Is the attempt that the player is about to make the initial one of the mission? By default if it is his first. */
  'is the initial attempt': { about: { mission: CardId; player: PlayerName }; answer: boolean }
  /** May the player do without the attempt for which he has played a card in vain? By default not. */
  'may be called off': { about: { mission: CardId; player: PlayerName }; answer: boolean }
  /** Is the card the first dilemma of the attempt? By default if it is a dilemma seeded there. */
  'is the first dilemma': { about: { card: CardId; as: ComesUp }; answer: boolean }
  /** Does what discards the first dilemma wait for another attempt if there was none in this one? By default not. */
  'waits for another attempt': { about: { card: CardId }; answer: boolean }
  /** What of a combo is discarded with that? By default the whole card. */
  'part discarded': { about: { dilemma: CardId }; answer: 'whole' | 'first part' }
  /** When is the other part met? By default in the next attempt. */
  'other part is met': { about: { dilemma: CardId }; answer: 'at once' | 'next attempt' }
}
