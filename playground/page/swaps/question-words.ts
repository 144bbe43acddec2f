import type { QuestionWords } from '../../../analysis/impact/question-words.ts'
import { given } from '../given.ts'

export type { QuestionWords } from '../../../analysis/impact/question-words.ts'

let known: ReadonlyMap<string, QuestionWords> | undefined

/** What the engine asks its law, as the page was written with it. */
export function questionWords(): ReadonlyMap<string, QuestionWords> {
  known ??= new Map(given().asked)
  return known
}
