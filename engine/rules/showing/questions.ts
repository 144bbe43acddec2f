import type { CardId, PlayerName } from '../../state/state.ts'
import type { Choosing } from '../selections/questions.ts'

/** Why a card may have to be shown, all of it: a text says so; numbers or staffing are verified; somebody picks one of a group, or one of his opponent's choice; a dilemma is overcome with it; it is played for free. */
export type Occasion =
  | 'picked from'
  | "opponent's choice"
  | 'overcomes'
  | 'played for free'
  | 'asked for by a text'
  | 'verified'

/** Who may look at what. */
export interface ShowingQuestions {
  /** May the player look at the card now? By default at everything but hands, piles and seeds that are not his. */
  'may see': { about: { card: CardId; by: PlayerName; choosing?: Choosing | undefined }; answer: boolean }
  /** Is the card shown to the player on this occasion? By default not. */
  'is shown': { about: { card: CardId; to: PlayerName; occasion: Occasion }; answer: boolean }
  /** Must the other player tell what the player asks of these cards? `shown` = the card in hand that he asks for. By default not. */
  'must answer': {
    about: { by: PlayerName; cards: readonly CardId[]; shown: CardId | undefined }
    answer: boolean
  }
  /** Must the card in hand be shown for which a player asks? By default not. */
  'must be shown to ask': { about: { card: CardId }; answer: boolean }
}
