import type { Game } from './game.ts'

/**
 * What the engine asks of its law: rules of this question answer it, and `otherwise` is the answer where none applies.
 * The name makes the type, so that no rule of one question passes for a rule of another.
 */
export interface Question<Name extends string, About, Answer> {
  readonly name: Name
  /** What in `about` its rules are sorted by: most of them speak of few values of it. */
  readonly sortedBy?: string
  readonly otherwise: (about: About, game: Game) => Answer
}

/** Any question at all, whatever it is about. */
export type AnyQuestion = Question<string, never, unknown>

/** What is told when the question is asked. */
export type About<Q extends AnyQuestion> = Parameters<Q['otherwise']>[0]

/** The kind of its answer. */
export type Answer<Q extends AnyQuestion> = ReturnType<Q['otherwise']>

type Otherwise<About, Answer> = Answer | ((about: About, game: Game) => Answer)

const declared = new Map<string, AnyQuestion>()

/** Every question that the modules loaded so far declare, by name. */
export const declaredQuestions: ReadonlyMap<string, AnyQuestion> = declared

/** Declares a question, in words, with the answer where no rule applies. */
export const question =
  <About, Answer>() =>
  <const Name extends string>(
    name: Name,
    otherwise: Otherwise<About, Answer>,
    sortedBy?: keyof About & string,
  ): Question<Name, About, Answer> =>
    declare(name, otherwise, () => (sortedBy ? { sortedBy } : {}))

/** As `question`, with what else belongs to it. */
export function declare<const Name extends string, About, Answer, More extends object>(
  name: Name,
  otherwise: Otherwise<About, Answer>,
  more: (asked: Question<Name, About, Answer>) => More,
): Question<Name, About, Answer> & More {
  const asked: Question<Name, About, Answer> = {
    name,
    otherwise: typeof otherwise === 'function' ? (otherwise as (about: About, game: Game) => Answer) : () => otherwise,
  }
  const whole = Object.freeze(Object.assign(asked, more(asked)))
  declared.set(name, whole as AnyQuestion)
  return whole
}

/** A question with yes or no for an answer, asked at one place for the sake of one ruling. */
export const flag =
  <About>() =>
  <const Name extends string>(name: Name, otherwise = false): Question<Name, About, boolean> =>
    question<About, boolean>()(name, otherwise)
