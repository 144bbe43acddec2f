import type { Variant } from '../../variants/variant.ts'
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
  | 'statement'
  | 'refusal'

/** Description of one changed word of the law. */
interface Described {
  /** The same as long as the words are: rulings or file, what is there, what would be, and which of several alike. */
  readonly id: string
  readonly kind: Kind
  /** The rulings and basic rules whose word it is; none = the print of a card. */
  readonly rulings: readonly string[]
  /** From the root of the project, with the line from 1; card texts have titles instead. */
  readonly place: string
  readonly was: string
  readonly becomes: string
}

/** One word of the law in other words. */
export type Mutation = Variant & Described

/** Fate of a law with one word changed. */
export interface MutationFate extends Described {
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
  /** Why nobody can notice. */
  readonly reason?: string
}

/** Names for mutations, told apart by numbers where several are alike. */
export function namer(): (name: string) => string {
  const seen = new Map<string, number>()
  return name => {
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return number > 1 ? `${name} #${number}` : name
  }
}

export const inWords =
  ({ place, was, becomes }: Pick<Described, 'place' | 'was' | 'becomes'>): Variant['says'] =>
  (where = '') =>
    `It has ${becomes} for ${was} at ${place}${where}.`
