import type { Board } from '../protocol/types.ts'
import type { Brief } from './brief.ts'
import type { Diagnosis } from './explained.ts'
import type { LawAround } from './law-book.ts'
import type {
  Acts,
  BrokenLine,
  CoverageLine,
  CustomLine,
  DerivedLine,
  EngineLine,
  FairnessLine,
  KnownLine,
  PartLine,
  ReadingLine,
  SetLine,
  ShardLine,
  SupposedLine,
  Unlocking,
} from './lines.ts'
import type { Reach } from './reach.ts'

export type { Diagnosis, Explanation } from './explained.ts'

export const outcomes = [
  'pass',
  'partly-checked',
  'fail',
  'unproven',
  'engine-error',
  'timeout',
  'crash',
  'suite-error',
  'unsupported',
  'not-applicable',
  'disputed',
] as const

/** What became of one case; docs/design.md says what each means. */
export type Outcome = (typeof outcomes)[number]

export interface StepResult {
  readonly keyword: string
  readonly text: string
  readonly line: number
  /** Rows of the step's table, heading first. */
  readonly table?: readonly (readonly string[])[]
  readonly outcome: 'pass' | 'fail' | 'skipped'
}

/** One scenario (or one row of an outline) under one ruleset. */
export interface CaseResult {
  /** `<ruling>/<scenario-slug>@<ruleset>`, permanent. */
  readonly id: string
  readonly scenario: string
  /** Name of the scenario outline as written in the feature; absent = it is `scenario`. Cases that share it are compared. */
  readonly outline?: string
  readonly rule: string
  readonly feature: { readonly name: string; readonly uri: string; readonly line: number }
  readonly topic: string
  readonly ruleset: string
  readonly rulings: readonly string[]
  readonly outcome: Outcome
  readonly milliseconds: number
  /** Rulings that the engine named as deciding. */
  readonly because: readonly string[]
  /** For people: what was expected, what happened; absent when it passed. */
  readonly message?: string
  /** Where the engine's author works on the error that it answered with; absent = it named none. */
  readonly issue?: string
  /** Checks that the engine's declarations leave unchecked, in words. */
  readonly unchecked: readonly string[]
  /** Ids of the customs that the verdict rests on besides rulings; absent = none. */
  readonly customs?: readonly string[]
  /** What the engine would have to have for the case to be played; absent = nothing, or another ruleset. */
  readonly missing?: { readonly titles?: readonly string[]; readonly abilities?: readonly string[] }
  /** Acts and answers by which the board was reached; absent = it was arranged. */
  readonly reachedBy?: number
  /** Printed cards that the engine does not have, which were made up for it; absent = none. */
  readonly standIns?: readonly string[]
  /** How often it was played again for the draw that the scenario tells of; absent = never. */
  readonly replays?: number
  readonly steps: readonly StepResult[]
  /** The messages exchanged: what the runner asked and what came back; empty = none were, or they are left out. */
  readonly transcript: readonly { readonly request: unknown; readonly reply: unknown }[]
  readonly before?: Board
  readonly after?: Board
  /** What stands in for the messages and the boards of a case that passed; absent = they are here, or there were none. */
  readonly brief?: Brief
}

export interface RulingLine {
  readonly id: string
  readonly document: string
  readonly entry: string
  readonly paragraph: string
  readonly topic: string
  readonly summary: string
  readonly met: string
  readonly reason?: string
  /** Rulesets in which the reference engine has it in force; absent = none, or the report is older than this. */
  readonly inForce?: readonly string[]
  /** In an amending document: what it does to which entry. */
  readonly amends?: string
  /** Rulings of later documents that touch its entry; absent = none. */
  readonly amendedBy?: readonly string[]
  /** Words of it in the reference engine that no scenario notices when they are changed; absent = none, or the report is older than this. */
  readonly unnoticed?: readonly string[]
  /** Where its paragraph names several things, each of them; absent = it does not, or the report is older than this. */
  readonly parts?: readonly PartLine[]
  /** What it makes of the cards that it names and that its cases have; absent = nothing, or the report is older than this. */
  readonly derived?: readonly DerivedLine[]
}

export type Totals = Readonly<Record<Exclude<Outcome, 'suite-error' | 'partly-checked'>, number>> & {
  readonly cases: number
  /** Absent = 0, in reports that are older than the outcome. */
  readonly 'suite-error'?: number
  readonly 'partly-checked'?: number
}

/** `conformance.json`: one run of the suite against one engine. */
export interface Conformance {
  readonly version: 2
  readonly suite: { readonly version: string; readonly digest: string; readonly protocol: string }
  readonly engine: EngineLine
  /** When it was written, in ISO 8601; absent in reports that are older. */
  readonly date?: string
  /** What whoever ran it calls it, such as a branch; absent = nothing. */
  readonly label?: string
  readonly rulesets: readonly string[]
  /** For people, by ruleset id; absent = the id says it. */
  readonly rulesetTitles?: Readonly<Record<string, string>>
  /** For people, by topic id, in the order of the law's table of contents; absent = the id says it. */
  readonly topicTitles?: Readonly<Record<string, string>>
  /** Kind of card by title (`personnel`, `ship` …), for the pictures; absent = told from where the card is. */
  readonly cardTypes?: Readonly<Record<string, string>>
  /** What the run was restricted to, as given on the command line; empty = everything. */
  readonly selection: Readonly<Record<string, string>>
  /** Absent = this is the whole of what was selected. */
  readonly shard?: ShardLine
  /** False when cases are missing: the run was cut short. Of a shard: when cases of its own are. */
  readonly complete: boolean
  /** What of the features is broken and was left out; absent = nothing. */
  readonly broken?: readonly BrokenLine[]
  readonly milliseconds: number
  readonly totals: Totals
  /** Absent in reports that are older than this. */
  readonly acts?: Acts
  /** How much of the whole suite the score speaks of; absent in reports that are older than this. */
  readonly reach?: Reach
  readonly documents: readonly { readonly document: string; readonly title: string; readonly totals: Totals }[]
  readonly topics: readonly { readonly topic: string; readonly totals: Totals }[]
  /** Why the engine fails where it fails; absent = nothing failed, or this is a shard. */
  readonly diagnosis?: Diagnosis
  /** The rulings that the cases name, and every ruling that is open or excluded with its reason. */
  readonly rulings: readonly RulingLine[]
  /** The open questions that cases hang on, as far as the engine's play tells its reading. */
  readonly readings?: readonly ReadingLine[]
  /** What no document states and cases rest on. */
  readonly customs?: readonly CustomLine[]
  /** What an engine that has the cards of one set alone could play. */
  readonly sets?: readonly SetLine[]
  /** How the package's own suite was measured last. */
  readonly fairness?: FairnessLine
  /** Entries of the baseline that expect a failure of this run; absent = none, or it was held against no baseline. */
  readonly known?: readonly KnownLine[]
  /** What lies beside the rulings; absent in reports that are older than this. */
  readonly law?: LawAround
  /** What became of the rulings that can be checked; absent in reports that are older than this. */
  readonly coverage?: CoverageLine
  /** What the engine should have next. */
  readonly unlocking?: Unlocking
  /** Cards that no set contains, as far as cases need them; absent in reports that are older than this list. */
  readonly supposed?: readonly SupposedLine[]
  readonly cases: readonly CaseResult[]
}
