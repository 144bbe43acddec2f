import type { FairnessLine } from './lines.ts'
import type { NoticedLine } from './noticed-line.ts'
import type { RulingLine } from './result.ts'

/** What is known of a ruling besides what any report says. */
export interface LawRuling extends RulingLine {
  readonly inForce: readonly string[]
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
  /** Why there are none. */
  readonly untouched?: string
}

/** What one law says of a situation; `words` is "as …" where a document keeps what an earlier one says. */
export interface LawSide {
  readonly documents: readonly string[]
  readonly words: string
  readonly rulings: readonly string[]
}

/** The same situation under different law. */
export interface LawContradiction {
  readonly topic: string
  readonly law: readonly LawSide[]
}

/** What no document states and verdicts rest on. */
export interface LawCustom {
  readonly id: string
  readonly topic: string
  /** One sentence. */
  readonly says: string
  /** Where it is known from. */
  readonly known: string
  /** The rulesets in which it is played. */
  readonly rulesets: readonly string[]
}

/** A body of law that is played by. */
export interface LawRuleset {
  readonly ruleset: string
  readonly title: string
  /** What it is made of; absent in books that are older than this. */
  readonly documents?: readonly string[]
}

/** What lies beside the rulings: which laws there are, what they leave open, and where they contradict one another. */
export interface LawAround {
  readonly rulesets: readonly LawRuleset[]
  readonly questions: readonly LawQuestion[]
  readonly contradictions: readonly LawContradiction[]
}

/** What the later of two laws says in place of the earlier, by ids or in words; `was` empty = it is new, `now` empty = it is gone. */
export interface LawChange<Rule = string> {
  readonly topic: string
  readonly was: readonly Rule[]
  readonly now: readonly Rule[]
  /** What the later document says of it, in its words. */
  readonly amends?: string
}

/** A listed contradiction, with what either law says. */
export interface LawAnswer {
  readonly id: string
  /** Topics of its rulings. */
  readonly topics: readonly string[]
  readonly about: string
  readonly was: Pick<LawSide, 'words' | 'rulings'>
  readonly now: Pick<LawSide, 'words' | 'rulings'>
}

/** Which rules differ between two rulesets, by their documents and tables; nothing is played. */
export interface LawChanges<Rule = string> {
  readonly from: string
  readonly to: string
  /** False where they share no document: what only one of them speaks of is then no change, and is left out. */
  readonly isAmended: boolean
  readonly changes: readonly LawChange<Rule>[]
  readonly otherwise: readonly LawAnswer[]
}

/** The whole law, whatever reports cover. */
export interface LawBook extends LawAround {
  /** `date`: day of issue, where the document bears one. */
  readonly documents: readonly { readonly document: string; readonly title: string; readonly date?: string }[]
  /** In the order of the table of contents. */
  readonly topics: readonly { readonly topic: string; readonly title: string }[]
  readonly rulings: readonly LawRuling[]
  /** In the order of the table of contents. */
  readonly customs: readonly LawCustom[]
  /** From each ruleset to each later one. */
  readonly changes?: readonly LawChanges[]
  /** How the suite was measured last. */
  readonly fairness?: FairnessLine
  /** What it noticed when it was measured last. */
  readonly noticed?: readonly NoticedLine[]
}
