import type { CardId, PlayerName } from '../../state/state.ts'
import type { SelfControlledQuestions } from '../self-controlled/questions.ts'

/** What is asked of the law while, in the middle of a turn, the other player acts with cards that a text gave him. */
export interface ControlQuestions extends SelfControlledQuestions {
  /** May he do this with them? By default he may. */
  'may be done with what was taken': { about: { deed: string }; answer: boolean }
  /** What follows when he has finished, or when none of them can act any more. By default the turn resumes. */
  'after an interlude': {
    about: { when: 'finished' | 'all stopped' }
    answer: 'the turn resumes' | 'the turn is over' | 'nothing'
  }
  /** Do they go back when a text gives them away again? By default they do. */
  'goes back when taken again': { about: { by: CardId }; answer: boolean }
  /** Whose the card is for texts that say so. By default its controller's. */
  'counts as theirs': { about: { card: CardId }; answer: PlayerName }
  /** Who scores the mission that the player solved. By default that player. */
  'mission scores for': { about: { mission: CardId; player: PlayerName }; answer: PlayerName }
}
