import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is a game of which every player has gone over one that nobody loses? */
export const isATieWhenAllAreOver = flag<{ dilemma: CardId }>()('is a tie when all are over')

/** Does the text of a card change the numbers of another one, where one of them, or both, are in a hand? */
export const modifiesInHand = question<{ card: CardId; by: CardId }, boolean>()('modifies in hand', false)
