import type { CardId } from '../../state/state.ts'

/** What is asked about the skills and numbers of personnel. */
export interface ValueQuestions {
  /** Which skill is listed first: that in the skill box, or the classification before it? By default that in the box. */
  'listed first': { about: { card: CardId }; answer: 'skill box' | 'classification' }
  /** Is a skill with a multiplier one skill? By default it is. */
  'is one skill': { about: { card: CardId; skill: string; level: number }; answer: boolean }
  /** Does the text of a card, in play or in the same hand, change the numbers of one in hand? By default not. */
  'modifies in hand': { about: { card: CardId; by: CardId }; answer: boolean }
}
