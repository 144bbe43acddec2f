import type { CardId } from '../../state/state.ts'

/** What is asked only about cards with two individuals. */
export interface DualPersonnelQuestions {
  /** Does what changes the affiliation of one individual change the other's? By default not. */
  'shares affiliation': { about: { individual: CardId; by: 'its player' | 'an effect' }; answer: boolean }
  /** May both individuals use the card's affiliation icon at once? By default they may. */
  'icon of both': { about: { card: CardId }; answer: boolean }
  /** Does each individual fill a seat of its own in staffing? By default it does. */
  'staffs as two': { about: { card: CardId }; answer: boolean }
  /** Do the two engage one adversary together? By default each engages its own. */
  'engages as one': { about: { card: CardId }; answer: boolean }
  /** Is the STRENGTH of the two added where they engage together? By default the higher one counts. */
  'adds STRENGTH': { about: { card: CardId }; answer: boolean }
  /** Does what protects one individual protect the card? By default it does. */
  'one protects both': { about: { card: CardId }; answer: boolean }
  /** Does the individual who may report for free bring the other one along? By default not. */
  'reports free with': { about: { individual: CardId }; answer: boolean }
  /** Do costs and benefits of one individual's features come once for the card, or for each who has them? By default for each on the card. */
  'counts for': { about: { individual: CardId; what: 'cost' | 'benefit' }; answer: boolean }
  /** May these cards take each other's place as versions of the same personas? By default not. */
  'may be exchanged': { about: { out: readonly CardId[]; into: readonly CardId[] }; answer: boolean }
}
