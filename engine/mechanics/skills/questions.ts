import type { CardId, Modifiable } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** How the modifiers of one number are folded. */
export const modifierOrder = question<
  { card: CardId; attribute: keyof Modifiable | 'requirement'; by: readonly number[] },
  'add, then multiply' | 'as played'
>()('modifier order', 'add, then multiply')

/** How many levels of a skill of another one the card gains; `level` = those that it has there, `alone` = no other skill comes with it. */
export const levelsGained = question<
  { card: CardId; of: CardId; skill: string; level: number; alone: boolean },
  number
>()('levels gained', ({ level }) => level)
