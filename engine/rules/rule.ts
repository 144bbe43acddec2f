import type { Game } from '../flow/game.ts'
import type { QuestionName, Questions } from './questions.ts'

/**
 * One rule: a ruling's answer to one question. A presumption is what a reader would take for granted and a document
 * finds it necessary to deny; rulings that deny something defeat presumptions, so that without them the outcome differs.
 */
export interface Rule<Q extends QuestionName = QuestionName> {
  readonly ruling: string
  readonly presumed?: true
  /** Presumed, and ruled by none of the documents at hand: the custom of the game. */
  readonly custom?: true
  readonly asked: Q
  readonly applies: (about: Questions[Q]['about'], game: Game) => boolean
  readonly answer: Questions[Q]['answer'] | ((about: Questions[Q]['about'], game: Game) => Questions[Q]['answer'])
  /** The rules that this one defeats where both apply. */
  readonly exceptionTo: readonly string[]
}

type Draft<Q extends QuestionName> = Omit<Rule<Q>, 'exceptionTo' | 'presumed' | 'custom'> & {
  readonly exceptionTo?: readonly string[]
}

/** A ruling as a value. */
export function rule<Q extends QuestionName>(draft: Draft<Q>): Rule<Q> {
  return Object.freeze({ exceptionTo: [], ...draft })
}

/** What is taken for granted until a ruling denies it; `ruling` is a phrase in place of an id. */
export function presumption<Q extends QuestionName>(draft: Draft<Q>): Rule<Q> {
  return Object.freeze({ exceptionTo: [], ...draft, presumed: true })
}

/** A ruling that denies what is presumed, where the presumption applies. */
export function denial<Q extends QuestionName>(ruling: string, presumed: Rule<Q>, answer: Rule<Q>['answer']): Rule<Q> {
  return rule({ ruling, asked: presumed.asked, applies: presumed.applies, answer, exceptionTo: [presumed.ruling] })
}

/** A rule about any of the questions. */
export type AnyRule = { [Q in QuestionName]: Rule<Q> }[QuestionName]

/** What the game is played by where no document at hand rules: nothing need deny it. */
export function custom<Q extends QuestionName>(draft: Draft<Q>): Rule<Q> {
  return Object.freeze({ exceptionTo: [], ...draft, presumed: true, custom: true })
}
