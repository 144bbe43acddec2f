import type { CardId } from '../../state/state.ts'

/** Why somebody at the place of an encounter takes no part in it. */
export type Absence = 'stopped' | 'disabled' | 'stasis' | 'intruder'

/** What dilemmas ask of the law about which of them are met, and whom they reach. */
export interface ProcedureQuestions {
  /** Is the dilemma met where it was seeded? By default it is. */
  'is met where it lies': { about: { dilemma: CardId; beneath: 'mission' | 'facility'; ofQ: boolean }; answer: boolean }
  /** How is a dilemma applied to a ship elsewhere? By default with the result that it had where it was met. */
  'applied elsewhere': { about: { dilemma: CardId; ship: CardId }; answer: 'with the same result' | 'as met anew' }
  /** Does a dilemma that came in a Q-Flash go back there, and not where dilemmas go? By default not. */
  'returns to the Q-Continuum': { about: { dilemma: CardId }; answer: boolean }
  /** Are all dilemmas revealed before the first of them is met? By default not. */
  'are revealed together': { about: { mission: CardId }; answer: boolean }
  /** Which of the seed cards is met next. By default the bottom one. */
  'met next': { about: { mission: CardId }; answer: 'bottom' | 'top' }
  /** Do "crew" and "Away Team" mean the card, although it takes no part? By default not. */
  'is meant all the same': { about: { card: CardId; dilemma: CardId; being: Absence }; answer: boolean }
  /**
   * Does text that speaks of everybody there reach the card, which does not face the dilemma? `as` = aboard the same
   * ship, elsewhere at the location, or somebody else's when the dilemma is in play. By default it does.
   */
  'reaches others': {
    about: { card: CardId; dilemma: CardId; as: 'aboard' | 'at the location' | 'later' }
    answer: boolean
  }
  /** What damage is where the text does not say more. By default rotation. */
  'default damage': { about: { ship: CardId; sideDeck: boolean }; answer: 'two markers' | 'rotation' | 'none' }
  /** May the card be seeded in this phase? By default in the dilemma phase. */
  'may be seeded in': { about: { card: CardId; phase: string }; answer: boolean }
}
