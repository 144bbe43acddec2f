import type { QuestionWords } from '../../../analysis/impact/question-words.ts'
import { given } from '../given.ts'

export type { QuestionWords } from '../../../analysis/impact/question-words.ts'

/** What the engine asks its law, as the page was written with it. */
export const questionWords = (): ReadonlyMap<string, QuestionWords> => new Map(given().asked)
