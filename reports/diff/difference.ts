import type { Outcome } from '../result.ts'

/** A case whose outcome changed. */
export interface Change {
  readonly id: string
  readonly rulings: readonly string[]
  readonly before: Outcome
  readonly after: Outcome
  /** What the later report says. */
  readonly message?: string
}

/** What became of the same suite, or of a later one, on the same or another engine. */
export interface Difference {
  readonly regressions: readonly Change[]
  /** What passed and is asked no longer: the engine lacks the card or the ruleset now, or plays another permitted reading. */
  readonly lapsed: readonly Change[]
  readonly improvements: readonly Change[]
  /** Neither better nor worse: one kind of not passing became another. */
  readonly others: readonly Change[]
  readonly added: readonly string[]
  readonly gone: readonly string[]
  /** In words: engine, version, suite, protocol. */
  readonly changed: readonly string[]
}
