import type { Outcome } from '../result.ts'

/** One of the two reports. */
export interface DiffSide {
  readonly name: string
  readonly percent: string
  /** How many cases passed, in words. */
  readonly cases: string
  readonly incomplete: boolean
}

/** A case of a section. */
export interface DiffItem {
  readonly id: string
  readonly scenario: string
  /** What the ruleset is called. */
  readonly law: string
  /** The first of its rulings, with its summary. */
  readonly ruling: string
  readonly summary: string
  /** Absent = only one of the reports has the case. */
  readonly before?: Outcome
  readonly after: Outcome
  /** What the later report says. */
  readonly message?: string
  /** What the earlier one says. */
  readonly was?: string
  /** The step that failed. */
  readonly step?: string
}

/** Cases that changed in the same way. */
export interface DiffSection {
  readonly title: string
  readonly about: string
  readonly items: readonly DiffItem[]
  /** How many there are, in words. */
  readonly count: string
}

/** The data of a difference's page. */
export interface DiffData {
  /** Where the later report's page lies, seen from this one. */
  readonly link?: string
  readonly sides: readonly [before: DiffSide, after: DiffSide]
  /** What else differs, in words. */
  readonly changed: readonly string[]
  readonly sections: readonly DiffSection[]
}
