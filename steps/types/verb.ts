import type { ActKind } from '../../protocol/types.ts'

/** Whether a sentence with this verb has such a part. */
export type Need = 'must' | 'may'

export interface Verb {
  /** In words, for the vocabulary. */
  readonly meaning: string
  /** The protocol's word: what an engine is asked to do. */
  readonly act: ActKind
  /** Words that a place after this verb may begin with; absent = it takes no place. */
  readonly places?: readonly string[]
  /** Absent = `may` when there are `places`. */
  readonly place?: Need
  readonly with?: Need
  readonly word?: Need
  /** A sentence without its player. */
  readonly example: string
}
