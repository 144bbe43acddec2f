import type { CardId } from '../../state/state.ts'
import type { Group } from '../questions.ts'

/** What dual-icon missions ask of the law. */
export interface DualIconQuestions {
  /** Must both an Away Team and a crew be there? `instead` = a card offers other requirements. By default one will do. */
  'needs both groups': { about: { mission: CardId; to: 'begin' | 'go on'; instead: boolean }; answer: boolean }
  /** Must each of the two groups match the mission? By default one of them must. */
  'each group must match': { about: { mission: CardId }; answer: boolean }
  /** Who faces the dilemma; `kind` = the mission types on it, if there are any. By default the crew. */
  'faces at a dual-icon mission': {
    about: { dilemma: CardId; kind?: string | undefined; ofQ: boolean }
    answer: Group['kind'] | 'choice'
  }
  /** Whose number is the number of cards in a Q-Flash? By default that of the Away Team, or of the crew where there is none. */
  'counts in a Q-Flash': { about: { flash: CardId }; answer: 'one group' | 'both groups' }
  /** May the card be seeded under a dual-icon mission? By default it may. */
  'may be seeded under both icons': { about: { card: CardId; mission: CardId }; answer: boolean }
}
