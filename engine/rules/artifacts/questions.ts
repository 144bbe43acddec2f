import type { CardId, PlayerName } from '../../state/state.ts'

/** What the law is asked about artifacts: how they are earned and played, and what they are worth. */
export interface ArtifactQuestions {
  /** Do those who have come past all dilemmas earn the artifacts? By default if they have solved the mission. */
  'earns artifacts': { about: { mission: CardId; solved: boolean }; answer: boolean }
  /** Is an artifact that is used like equipment taken into hand first? By default it is with those who found it. */
  'is taken into hand first': { about: { card: CardId }; answer: boolean }
  /** Is the card, which is no interrupt, one for cards that affect interrupts? By default it is not. */
  'counts as interrupt': { about: { card: CardId }; answer: boolean }
  /** Will what the opponent has do where a text says that its player must have it? By default not. */
  "relies on the opponent's": { about: { card: CardId }; answer: boolean }
  /** May the card, which is no personnel, fill staffing icons? By default it may not. */
  'staffs although no personnel': { about: { card: CardId }; answer: boolean }
  /** Is it among the types of personnel where all of them are asked for? By default it is, unless it is an animal. */
  'is a type asked for': { about: { type: string }; answer: boolean }
  /** Does the personnel stand in for the type that is missing? By default it does not. */
  'stands in for a type': { about: { card: CardId; type: string }; answer: boolean }
  /** Does one who has two types count for both where all are asked for? By default he does. */
  'counts for both types': { about: { types: readonly string[] }; answer: boolean }
  /** What a card is worth that is worth more or less with what is in play. By default what it comes to now. */
  'is worth what it was': { about: { card: CardId }; answer: boolean }
  /** Is that scored again at the end of every turn? By default it is not. */
  'is scored every turn': { about: { card: CardId }; answer: boolean }
  /** Does every level of the skill count? By default a personnel counts once. */
  'every level counts': { about: { card: CardId; by: CardId }; answer: boolean }
  /** Does a player win by points that may be lost again? By default he does. */
  'wins by what may be lost': { about: { player: PlayerName }; answer: boolean }
}
