import type { CardId } from '../../state/state.ts'

/** What single dilemmas ask of the law. */
export interface SingleDilemmaQuestions {
  /** Do crews and Away Teams at one location count as one for what nullifies the dilemma? By default they do not. */
  'groups count together': { about: { dilemma: CardId }; answer: boolean }
  /** Is a dilemma on the mission discarded when the mission is solved? By default it stays. */
  'leaves with the mission': { about: { dilemma: CardId; mission: CardId }; answer: boolean }
  /** May whoever has a card whose text says so ignore requirements of the mission? By default not. */
  'may ignore requirements': { about: { mission: CardId; by: CardId }; answer: boolean }
  /** Where a text asks whether the mission could be solved, are requirements met that may be ignored? By default not. */
  'ignored is met': { about: { mission: CardId; by: CardId }; answer: boolean }
}
