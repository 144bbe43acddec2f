import type { Game } from './game.ts'
import type { About, Answer, AnyQuestion, Question } from './question.ts'

/**
 * One rule: a ruling's answer to one question. A presumption is what a reader would take for granted and a document
 * finds it necessary to deny; rulings that deny something defeat presumptions, so that without them the outcome differs.
 */
export interface Rule<Q extends AnyQuestion = AnyQuestion> {
  readonly ruling: string
  readonly presumed?: true
  /** Presumed, and ruled by none of the documents at hand: the custom of the game. */
  readonly custom?: true
  readonly asked: Q
  /** The values that it speaks of, of what the question's rules are sorted by; absent = any. */
  readonly of?: readonly string[]
  readonly applies: (about: About<Q>, game: Game) => boolean
  readonly answer: Answer<Q> | ((about: About<Q>, game: Game) => Answer<Q>)
  /** The ids of the rules that this one defeats where both apply. */
  readonly exceptionTo: readonly string[]
  /** Those of them that are presumptions: they are enacted along with the rule. */
  readonly presumes?: readonly AnyRule[]
}

/** What stands in `about` out of a fixed set of words, and the titles of cards. */
type WordsOf<A> = {
  [K in keyof A]-?: string extends A[K] ? (K extends 'title' ? string : never) : Extract<A[K], string>
}[keyof A]

/** As written: the rules that it defeats are named as values, and answer the same question. */
interface Draft<Name extends string, A, R> {
  readonly ruling: string
  readonly asked: Question<Name, A, R>
  readonly of?: readonly WordsOf<NoInfer<A>>[]
  /** Where it speaks; absent = everywhere. */
  readonly applies?: (about: NoInfer<A>, game: Game) => boolean
  readonly answer: NoInfer<R> | ((about: NoInfer<A>, game: Game) => NoInfer<R>)
  readonly exceptionTo?: readonly Rule<Question<NoInfer<Name>, NoInfer<A>, NoInfer<R>>>[]
}

const written = <Name extends string, A, R>({
  exceptionTo = [],
  applies = () => true,
  ...draft
}: Draft<Name, A, R>): Rule<Question<Name, A, R>> => ({ ...draft, applies, ...defeating(exceptionTo) })

function defeating(defeated: readonly AnyRule[]): Pick<Rule, 'exceptionTo' | 'presumes'> {
  const presumes = defeated.filter(one => one.presumed)
  return { exceptionTo: defeated.map(({ ruling }) => ruling), ...(presumes.length ? { presumes } : {}) }
}

/** A ruling as a value. */
export function rule<Name extends string, A, R>(draft: Draft<Name, A, R>): Rule<Question<Name, A, R>> {
  return Object.freeze(written(draft))
}

/** What is taken for granted until a ruling denies it; `ruling` is a phrase in place of an id. */
export function presumption<Name extends string, A, R>(draft: Draft<Name, A, R>): Rule<Question<Name, A, R>> {
  return Object.freeze({ ...written(draft), presumed: true })
}

type Said<A, R> = NoInfer<R> | ((about: A, game: Game) => NoInfer<R>)

/** The mistake that a ruling is against: where it is made, and what would follow from it. */
type Mistake<Name extends string, A, R> = Pick<Draft<Name, A, R>, 'of' | 'applies' | 'exceptionTo'> & {
  /** What one might think, in words; unique among mistakes. */
  readonly not: string
} & ([R] extends [boolean | undefined]
    ? {
        /** The answer of whoever makes it; absent = the opposite of the ruling's. */
        readonly mistaken?: Said<A, R>
      }
    : { readonly mistaken: Said<A, R> })

/**
 * A ruling together with the mistake that it corrects. The mistake is a presumption wherever the ruling is law, and the
 * ruling defeats it: without the ruling, the engine makes the mistake.
 */
export function against<Name extends string, A, R>(
  ruling: string,
  asked: Question<Name, A, R>,
  answer: Said<NoInfer<A>, R>,
  mistake: Mistake<NoInfer<Name>, NoInfer<A>, NoInfer<R>>,
): Rule<Question<Name, A, R>> {
  const { not, mistaken, ...where } = mistake
  const wrong = 'mistaken' in mistake ? (mistaken as typeof answer) : oppositeOf<A, R>(answer)
  return denial(ruling, presumption<Name, A, R>({ ruling: not, asked, ...where, answer: wrong }), answer)
}

/** The other answer of a question with yes or no for an answer. */
export const oppositeOf = <A, R>(answer: Said<A, R>): Said<A, R> =>
  typeof answer === 'function'
    ? (about, game) => !(answer as (about: A, game: Game) => R)(about, game) as NoInfer<R>
    : (!answer as NoInfer<R>)

/** A ruling that denies what is presumed, where the presumption applies; `against` says both where one ruling alone denies it. */
export function denial<Q extends AnyQuestion>(ruling: string, presumed: Rule<Q>, answer: Rule<Q>['answer']): Rule<Q> {
  const { asked, of, applies } = presumed
  const where = { ...(of ? { of } : {}), applies }
  return Object.freeze({ ruling, asked, ...where, answer, ...defeating([presumed]) } satisfies Rule<Q>)
}

/** The rule as another ruling words it: what is not changed stays. */
export function reworded<Q extends AnyQuestion>(
  { presumed: _, custom: __, ...rule }: Rule<Q>,
  change: Partial<Pick<Rule<Q>, 'of' | 'applies' | 'answer'>> & {
    readonly ruling: string
    readonly exceptionTo?: readonly Rule<Q>[]
  },
): Rule<Q> {
  const { exceptionTo, ...rest } = change
  return Object.freeze({ ...rule, ...rest, ...(exceptionTo ? defeating(exceptionTo) : {}) } satisfies Rule<Q>)
}

/** A rule about any of the questions. */
export type AnyRule = Rule

/** A basic rule: it is law wherever its row in the catalogue says, and nothing need deny it. */
export function custom<Name extends string, A, R>(draft: Draft<Name, A, R>): Rule<Question<Name, A, R>> {
  return Object.freeze({ ...written(draft), presumed: true, custom: true })
}
