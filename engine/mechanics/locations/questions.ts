import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Does the card in play lie on the spaceline? */
export const liesOnSpaceline = flag<{ card: CardId }>()('on the spaceline')
