import type { CardId, PlayerName } from '../state/state.ts'
import type { Group } from './questions.ts'
import type { Trigger } from './trigger.ts'

/** What is asked about actions, and about what may come between them or in their midst. */
export interface TimingQuestions {
  /** Is that in whose midst this comes one action from beginning to end? By default it is several. */
  'is one action': { about: { trigger: Trigger }; answer: boolean }
  /** May a card that answers nothing be played at this moment of an action? By default not. */
  'may interrupt': { about: { trigger: Trigger; card: CardId }; answer: boolean }
  /**
   * May a card that answers this be played in the midst of the action? `unsaid` = its text does not say that it
   * answers anything, but it is of no use otherwise. By default it may.
   */
  'may answer': { about: { trigger: Trigger; card: CardId; unsaid: boolean }; answer: boolean }
  /** May the card be played while it is the other player's turn? By default interrupts and doorways may. */
  "may be played on the opponent's turn": { about: { card: CardId; player: PlayerName }; answer: boolean }
  /** May a ship fly past a location without stopping there? By default it may. */
  'may fly past': { about: { ship: CardId; at: CardId }; answer: boolean }
  /** May those who attempt break it off between two dilemmas? By default not. */
  'may break off': { about: { group: Group }; answer: boolean }
  /** Are those who have come past all dilemmas to complete the mission? By default those who attempt it are. */
  'ends with solving': { about: { kind: 'attempt' | 'scout' | 'commandeer' }; answer: boolean }
  /** Does the card's text, which speaks of completing a mission, mean solving it? By default it does. */
  'completing is solving': { about: { card: CardId }; answer: boolean }
  /** Must those who begin an attempt meet what the mission requires? By default not. */
  'must be able to solve': { about: { group: Group }; answer: boolean }
}
