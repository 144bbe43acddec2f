import { type Outcome, outcomes } from '../../result.ts'
import { shareOf } from '../../share.ts'
import { type Counts, countOf } from '../../words.ts'

/** Cases by outcome, in the order in which reports name the outcomes. */
export function countOutcomes(cases: Iterable<{ readonly outcome: Outcome | undefined }>): Counts {
  const counts: Record<Outcome, number> = {
    pass: 0,
    'partly-checked': 0,
    fail: 0,
    unproven: 0,
    'engine-error': 0,
    timeout: 0,
    crash: 0,
    'suite-error': 0,
    unsupported: 0,
    'not-applicable': 0,
    disputed: 0,
  }
  for (const { outcome } of cases) if (outcome) counts[outcome]++
  return counts
}

/** What counts of some cases. */
export interface Score {
  readonly passed: number
  readonly scored: number
  /** Rounded down; absent = nothing was scored. */
  readonly percent?: number
}

/** Passed and scored cases; the rest is not counted. */
export function scoreOf(counts: Counts): Score {
  const cases = outcomes.reduce((sum, outcome) => sum + countOf(counts, outcome), 0)
  const scored = cases - counts['not-applicable'] - counts.disputed
  return { passed: counts.pass, scored, percent: shareOf(counts.pass, scored, undefined) }
}

const gravity: readonly Outcome[] = [
  'fail',
  'crash',
  'engine-error',
  'timeout',
  'suite-error',
  'unproven',
  'partly-checked',
  'unsupported',
  'disputed',
  'pass',
  'not-applicable',
]

/** The outcome that a reader has to know first; nothing where there is no case. */
export function worst(cases: readonly { readonly outcome: Outcome | undefined }[]): Outcome | undefined {
  return gravity.find(outcome => cases.some(one => one.outcome === outcome))
}
