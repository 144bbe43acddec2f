import { questionsBelow } from '../explain/questions.ts'

/** What is said of a question of the law, for people. */
export interface QuestionWords {
  /** The question itself, or its name where its comment asks nothing. */
  readonly asks: string
  /** The words of a closed list of answers, but for the one where no rule applies; none where it is no such list. */
  readonly answers: readonly string[]
}

let known: ReadonlyMap<string, QuestionWords> | undefined

/** By the names of the questions that the engine declares. */
export function questionWords(): ReadonlyMap<string, QuestionWords> {
  known ??= new Map(
    questionsBelow('engine').map(({ name, asks, answers }) => [name, { asks: questionIn(asks) || name, answers }]),
  )
  return known
}

/** What follows the question is for whoever writes code. */
const questionIn = (comment: string): string => /^[^?]+\?/.exec(comment)?.[0] ?? comment
