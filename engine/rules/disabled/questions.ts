import type { CardId } from '../../state/state.ts'

/** What is asked about disabled cards and parts of ships. */
export interface DisablingQuestions {
  /** Does text about cards in the condition mean this one, which is not in it? By default it does not. */
  'taken for': { about: { card: CardId; condition: string }; answer: boolean }
  /** Is the card, which is none, equipment for cards that affect equipment? By default it is not. */
  'counts as equipment': { about: { card: CardId }; answer: boolean }
  /** What becomes of an attribute that a card disables. */
  'reads when disabled': { about: { card: CardId; attribute: string }; answer: 'zero' | 'undefined' }
}
