import type { Board } from '../../protocol/types.ts'
import type { RulingLine } from '../result.ts'

/** `impact.json`: what a proposed change of the law would make of the scenarios. */
export interface Impact {
  readonly version: 1
  readonly title: string
  readonly reason: string
  /** The ruleset that is to be changed. */
  readonly base: { readonly id: string; readonly title: string }
  readonly suite: { readonly version: string; readonly digest: string }
  readonly changes: readonly ChangeLine[]
  /** What came of it, in a few sentences. */
  readonly summary: readonly string[]
  /** Cases of the base that were played under both laws. */
  readonly played: number
  /** The cases that come out differently, in the order of the suite. */
  readonly flips: readonly Flip[]
  /** Cases of adopted rulings and readings, on the boards of the base under either law. */
  readonly adopted: readonly AdoptedCase[]
  readonly conflicts: readonly ConflictLine[]
  /** Rules in the proposal's own words that were never applied, in these words; absent = each was, or the file is older than this. */
  readonly unapplied?: readonly string[]
  readonly idle: readonly IdleRuling[]
  readonly notes: readonly Note[]
  readonly contradictions: readonly ContradictionLine[]
  readonly engines: readonly EngineImpact[]
  /** The rulings that are named anywhere above. */
  readonly rulings: readonly RulingLine[]
  readonly cardTypes: Readonly<Record<string, string>>
}

/** One change as it was carried out. */
export interface ChangeLine {
  /** In words, without the rulings' own. */
  readonly words: string
  /** How a rule in the proposal's own words is read; absent = it is none. */
  readonly understood?: string
  readonly adopts: readonly string[]
  readonly repeals: readonly string[]
}

/** What happens in a case under one law. */
export interface Course {
  readonly outcome: 'as written' | 'otherwise' | 'contradiction' | 'not to be told'
  /** What differs from the scenario. */
  readonly message?: string
  /** The two rules that contradict each other. */
  readonly conflict?: readonly string[]
  readonly because: readonly string[]
  /** One per step; what happened, in words. */
  readonly steps: readonly { readonly outcome: 'pass' | 'fail' | 'skipped'; readonly happens: readonly string[] }[]
  readonly before?: Board
  readonly after?: Board
}

/** A scenario as it is written, and what happens under either law. */
export interface Comparison {
  readonly id: string
  readonly scenario: string
  readonly rule: string
  readonly feature: { readonly uri: string; readonly line: number }
  readonly rulings: readonly string[]
  readonly steps: readonly {
    readonly keyword: string
    readonly text: string
    readonly table?: readonly (readonly string[])[]
    /** Does it set the position up? */
    readonly given: boolean
  }[]
  readonly today: Course
  readonly proposed: Course
}

export interface Flip extends Comparison {
  /** The scenario is of a ruling that goes; otherwise it is of one that stays. */
  readonly expected: boolean
}

export interface AdoptedCase extends Comparison {
  /** The ruleset that it is written for. */
  readonly from: string
  /** The reading that it is written for; absent = it is of an adopted ruling. */
  readonly reading?: string
  /** `does not fit`: it takes the same unforeseen course under both laws, so it proves nothing here. */
  readonly works: 'now' | 'already' | 'not' | 'does not fit'
}

/** Two rulings that answer the same question differently, neither an exception to the other. */
export interface ConflictLine {
  readonly rulings: readonly string[]
  readonly cases: readonly string[]
  /** How the proposal could settle it. */
  readonly mend: string
}

/** A ruling that the proposal does not touch and that has no consequence any more. */
export interface IdleRuling {
  /** `idle`: in force, but no case notices its repeal; `falls`: it followed from a ruling that goes. */
  readonly fate: 'idle' | 'falls'
  readonly ruling: string
  readonly why: string
}

/** What an adopted ruling rests on, or a repealed one leaves behind. */
export interface Note {
  readonly rulings: readonly string[]
  readonly words: string
  /** Lines to add to the proposal. */
  readonly add?: string
}

/** A known contradiction between documents that an adopted ruling is one side of. */
export interface ContradictionLine {
  readonly id: string
  readonly topic: string
  readonly adopted: { readonly words: string; readonly rulings: readonly string[] }
  readonly against: readonly {
    readonly words: string
    /** Still in force under the proposed law. */
    readonly stay: readonly string[]
    readonly go: readonly string[]
    /** Known to the catalogue, and not played by the reference engine. */
    readonly unplayed: readonly string[]
  }[]
}

/** What a report of an engine says about the proposed law. */
export interface EngineImpact {
  readonly name: string
  readonly version: string
  /** Passing cases that flip: the engine would have to be changed. */
  readonly breaks: readonly string[]
  /** Failing cases that flip, where the engine already does what the proposed law says. */
  readonly mended: readonly string[]
  /** Cases that flip and of which the report does not tell enough. */
  readonly unknown: readonly { readonly id: string; readonly why: string }[]
  readonly words: readonly string[]
}
