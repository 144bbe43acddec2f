import type { Alike } from './lines.ts'

/** Something that an engine may do otherwise than the law says, and the failures in which it would do just what this engine did. */
export interface Explanation {
  readonly kind: 'habit' | 'condition' | 'ruleset' | 'reading' | 'ruling' | 'suite'
  /** A sentence about the engine. */
  readonly says: string
  /** Rulings to read first. */
  readonly rulings: readonly string[]
  /** Ids of failing cases. */
  readonly explains: readonly string[]
  /** How many of them no explanation before this one explains. */
  readonly adds: number
  /** Passing cases in which such an engine would fail. */
  readonly against: readonly string[]
  /** How many passing cases were asked. */
  readonly asked: number
}

/** What explains most of the failures, measured by playing each suspicion against the same cases. */
export interface Diagnosis {
  readonly failures: number
  /** Those that explain the most first. */
  readonly explanations: readonly Explanation[]
  /** Failing cases that nothing tried explains; `alike` = those that say the same of other cards. */
  readonly unexplained: readonly string[]
  readonly alike?: readonly Alike[]
  /** What was left untried, as a sentence; absent = nothing. */
  readonly limit?: string
}
