import type { RulingLine } from '../result.ts'

/** What the site says of a ruling besides what a report knows. */
export interface LawRuling extends RulingLine {
  /** Rulesets in which the reference engine has it in force. */
  readonly inForce: readonly string[]
  /** In an amending document: what it does to which entry. */
  readonly amends?: string
  /** Rulings of later documents that touch its entry. */
  readonly amendedBy: readonly string[]
  /** Titles that it names. */
  readonly cards: readonly string[]
}

export interface LawQuestion {
  readonly id: string
  readonly about: string
  readonly question: string
  /** Permitted readings in words, by slug. */
  readonly readings: Readonly<Record<string, string>>
  /** The reading that the reference engine plays. */
  readonly plays: string
  readonly rulings: readonly string[]
  readonly rulesets: readonly string[]
  /** Cases whose outcome depends on the reading. */
  readonly cases: readonly string[]
}

/** The same situation under different law. */
export interface LawContradiction {
  readonly topic: string
  readonly law: readonly {
    readonly documents: readonly string[]
    readonly words: string
    readonly rulings: readonly string[]
  }[]
}

/** The law as the site shows it, whatever the reports cover. */
export interface LawBook {
  readonly documents: readonly { readonly document: string; readonly title: string }[]
  readonly rulesets: readonly { readonly ruleset: string; readonly title: string }[]
  /** In the order of the table of contents. */
  readonly topics: readonly { readonly topic: string; readonly title: string }[]
  readonly rulings: readonly LawRuling[]
  readonly questions: readonly LawQuestion[]
  readonly contradictions: readonly LawContradiction[]
}
