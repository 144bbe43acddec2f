import type { CardId } from '../../state/state.ts'

/** What dilemmas on planets ask of the law. */
export interface PlanetDilemmaQuestions {
  /** Is the number one of those that a text calls odd? By default as in arithmetic. */
  'is odd': { about: { card: CardId; number: number }; answer: boolean }
  /** Does the card, which lacks the keyword, do where a text asks for it? By default not. */
  'passes for': { about: { card: CardId; keyword: string }; answer: boolean }
  /** Where is the card that a text relocates? By default where the text says. */
  'is relocated': { about: { card: CardId; to: CardId; by: CardId }; answer: 'there' | 'to its ship, deactivated' }
  /** Of which skills may those be that a text gives a personnel? By default of all. */
  'skills to choose from': { about: { card: CardId; by: CardId }; answer: 'all' | 'its own' }
}
