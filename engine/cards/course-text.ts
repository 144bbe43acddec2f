import type { CardType } from '../../cards/facts.ts'
import type { Effect, Requirement } from './text.ts'

/** Instructions that lead to others. */
export type CourseDeed =
  | {
      readonly do: 'choose one'
      readonly by: 'you' | 'opponent'
      readonly options: readonly {
        readonly word: string
        readonly needs?: Requirement
        readonly effects: readonly Effect[]
      }[]
    }
  /** The other player carries these out, as the one whom their text means. */
  | { readonly do: 'as opponent'; readonly effects: readonly Effect[] }
  /** The next card of the draw deck is turned over: the first outcome that has its type says what happens. */
  | {
      readonly do: 'probe'
      readonly outcomes: readonly { readonly types: readonly CardType[]; readonly effects: readonly Effect[] }[]
    }
