import type { CardId, Modifiable } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** How the modifiers of one number are folded. */
export const modifierOrder = question<
  { card: CardId; attribute: keyof Modifiable | 'requirement'; by: readonly number[] },
  'add, then multiply' | 'as played'
>()('modifier order', 'add, then multiply')
