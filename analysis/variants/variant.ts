import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { EngineFunction } from '../reference.ts'

/** An engine that differs from the reference engine in one thing: the law that it plays, or how it plays it. */
export interface Variant {
  /** Variants of one id play alike. */
  readonly id: string
  /** A sentence about the engine; `where` = the rulesets that it is said of, beginning with a space, or nothing. */
  says(where?: string): string
  /** Rulings and customs that it plays otherwise. */
  readonly rulings: readonly string[]
  /** The law that it plays in place of this one; this one itself where it changes nothing. */
  law(instead: Ruleset): Ruleset
  /** The engine as it plays that law; absent = as the reference engine does. */
  readonly engine?: (plain: EngineFunction) => EngineFunction
  /** Cases in which it may show. */
  concerns(kase: Case): boolean
}

/** The reference engine itself. */
export const unchanged: Variant = {
  id: 'unchanged',
  says: () => 'It plays as the reference engine does.',
  rulings: [],
  law: law => law,
  concerns: () => true,
}
