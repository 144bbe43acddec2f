import type { CardId } from '../state/state.ts'

/** What is asked about beaming. */
export interface BeamingQuestions {
  /** Must somebody aboard operate the transporters? By default only if somebody is aboard. */
  'transporters need a crew': { about: { card: CardId }; answer: boolean }
  /** Is whoever goes between a facility and a ship docked there beamed? By default not. */
  'is beamed between': { about: { from: CardId; to: CardId }; answer: boolean }
}
