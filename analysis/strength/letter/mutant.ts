import type { Ruleset } from '../../../engine/kernel/amend.ts'
import type { Fate } from '../strength.ts'

/** How a word of the law is changed. */
export type Kind =
  | 'condition'
  | 'comparison'
  | 'answer'
  | 'number'
  | 'word'
  | 'quantifier'
  | 'chooser'
  | 'part'
  | 'order'

/** One word of the law in other words. */
export interface Letter {
  /** The same as long as the words are: rulings or file, what is there, what would be, and which of several alike. */
  readonly id: string
  readonly kind: Kind
  /** The rulings whose word it is; none = no ruling's. */
  readonly rulings: readonly string[]
  /** From the root of the project, with the line from 1; card texts have titles instead. */
  readonly place: string
  readonly was: string
  readonly becomes: string
  /** The law with the word changed; the law itself where it does not have the word. */
  readonly change: (law: Ruleset) => Ruleset
  /** The number under which the word is switched while the game is played; absent = there is none. */
  readonly switch?: string
}

/** What became of a law with one word changed. */
export type LetterFate = Omit<Letter, 'change' | 'switch'> & {
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
  /** Why nobody can notice. */
  readonly reason?: string
}
