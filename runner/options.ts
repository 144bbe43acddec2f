import type { CaseResult, Outcome } from '../reports/result.ts'
import type { Shard } from './shard/shard.ts'

/** Formats of `run`: files, annotations for GitHub, and those of Cucumber's own formatters. */
export const reportFormats = ['json', 'html', 'junit', 'markdown', 'badge', 'github', 'messages', 'allure'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Of which cases the reports have the messages and the boards; `failed`: of all but those that passed; `shown`: of all, and the terminal has the messages. */
export const transcripts = ['failed', 'all', 'shown'] as const
export type Transcripts = (typeof transcripts)[number]

/** Demands of a CI on a run, besides nothing to look into. */
export interface Gates {
  /** At least one case of each of these was played. */
  readonly requireRuleset?: readonly string[]
  /** So many cases were played. */
  readonly minCases?: number
  /** None came out so, whatever a baseline says. */
  readonly failOn?: readonly Outcome[]
}

export interface RunOptions extends Gates {
  readonly engine?: string
  readonly ruleset?: readonly string[]
  readonly ruling?: readonly string[]
  readonly topic?: readonly string[]
  readonly tags?: string
  /** Titles of cards, one of which stands in each case that is played. */
  readonly card?: readonly string[]
  /** Ids of the cases to play. */
  readonly case?: readonly string[]
  readonly features?: readonly string[]
  /** File of compiled cases, instead of features. */
  readonly cases?: string
  /** Only this part of what is asked for. */
  readonly shard?: Shard
  /** File of the engine's own ids by title; left out: the engine goes by titles. */
  readonly cardsMap?: string
  /** How often a case may be played again for a draw, on an engine that rolls; default: 50. */
  readonly replays?: number
  /** Engines under test, side by side; default: 1. */
  readonly jobs?: number
  /** Cases that are left out: ids of cases or rulings, `*` for any characters. */
  readonly skip?: readonly string[]
  /** Pools of cards of the player's own. */
  readonly cards?: readonly string[]
  readonly out: string
  readonly report: readonly ReportFormat[]
  /** Default: `failed`. */
  readonly transcripts?: Transcripts
  /** Name of this run in reports. */
  readonly label?: string
  /** Only the cases that the report in `out` lists as trouble. */
  readonly lastFailed?: boolean
  /** Only the cases that what changed since the last such run can touch. */
  readonly changed?: boolean
  /** Listens to the built-in engine while the cases are played in this thread, and hears what came of each. */
  readonly recorder?: { start(): void; ended(result: CaseResult): void }
  /** Play again whenever something in these paths changes. */
  readonly watch?: readonly string[]
  readonly failFast?: boolean
  readonly strict?: boolean
  /** How often everything is played; default: 1. */
  readonly verify?: number
  /** Milliseconds from the start of the engine to its greeting; default: 30,000, or as long as one request if that is longer. */
  readonly helloTimeout?: number
  /** Milliseconds for one request. */
  readonly timeout?: number
  /** Milliseconds for one case; default: five requests. */
  readonly caseTimeout?: number
  /** So many cases in a row that break down alike end the run; 0 = never. Default: 10 without an answer in time, 100 of another kind. */
  readonly giveUpAfter?: number
  /** Files that list expected failures. */
  readonly baseline?: readonly string[]
  /** File to write the failures of this run to, as a baseline. */
  readonly writeBaseline?: string
}

/** The options that stand for those left out. */
export function withDefaults(options: Partial<RunOptions>): RunOptions {
  return { out: 'reports/out', report: ['json', 'html', 'junit', 'markdown'], ...options }
}
