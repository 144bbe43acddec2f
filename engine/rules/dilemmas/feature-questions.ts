import type { CardId } from '../../state/state.ts'

/** What a dilemma may lack of its targets; first of all any card with the features that it asks for. */
export type Lack =
  | 'feature'
  | 'one of several'
  | 'number'
  | 'ship or facility'
  | 'destination'
  | 'somebody for its conditions'

/** What dilemmas ask of the law about triggers, targets, nullifiers, conditions and cures. */
export interface DilemmaFeatureQuestions {
  /** Is the dilemma without a target because this is lacking? By default not. */
  'is without a target': { about: { dilemma: CardId; lacking: Lack }; answer: boolean }
  /** Do the conditions of a dilemma that is in play cure it? `located` = it lies at a location. By default not. */
  'conditions cure in play': { about: { dilemma: CardId; located: boolean }; answer: boolean }
  /** Does a card whose text says so nullify the dilemma by being there? By default not. */
  'nullifies by being there': { about: { dilemma: CardId; by: CardId }; answer: boolean }
  /** Is the dilemma, which is in play, nullified by what its text asks for? By default not. */
  'is nullified in play': { about: { dilemma: CardId }; answer: boolean }
  /** Do conditions that look at the player, and not at those who face the dilemma, count? By default not. */
  'player meets conditions': { about: { dilemma: CardId }; answer: boolean }
  /** May a player leave conditions unmet that his cards meet? By default not. */
  'may decline to overcome': { about: { dilemma: CardId }; answer: boolean }
  /** What is asked for within a certain time, is it a condition or a cure? By default a condition. */
  'asked for in time': { about: { dilemma: CardId }; answer: 'conditions' | 'cure' }
  /** When does a cure work that is there from the beginning? By default before the dilemma does anything. */
  'present cure works': { about: { dilemma: CardId }; answer: 'before the effect' | 'after the effect' }
  /** Is the dilemma cured by what a player does? By default not. */
  'is cured by an action': { about: { dilemma: CardId }; answer: boolean }
}
