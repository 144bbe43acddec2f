import type { CardId, PlayerName } from '../../state/state.ts'
import type { Choosing } from '../selections/questions.ts'

/** Why a card may have to be shown. */
export type Occasion = 'asked for by a text' | 'verified'

/** Who may look at what. */
export interface ShowingQuestions {
  /** May the player look at the card now? By default at everything but hands, piles and seeds that are not his. */
  'may see': { about: { card: CardId; by: PlayerName; choosing?: Choosing | undefined }; answer: boolean }
  /** Is the card shown to the player on this occasion? By default not. */
  'is shown': { about: { card: CardId; to: PlayerName; occasion: Occasion }; answer: boolean }
}
