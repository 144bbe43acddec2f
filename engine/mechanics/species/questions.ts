import type { CardId } from '../../board/state.ts'
import { question } from '../../kernel/question.ts'

/** Are the two of the same species? */
export const sameSpecies = question<{ a: CardId; b: CardId }, boolean>()('same species', false)
