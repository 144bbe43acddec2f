import type { CaseResult } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Expected } from './baseline.ts'

/** A run in the light of what was expected of it. */
export interface Compared {
  /** Failures that the baseline lists. */
  readonly expected: readonly CaseResult[]
  /** Entries that say where a failure of this run is worked on. */
  readonly linked: readonly Expected[]
  /** Failures that it does not. */
  readonly unexpected: readonly CaseResult[]
  /** Faults of the baseline itself, one sentence each. */
  readonly stale: readonly string[]
}

/** `today` = `yyyy-mm-dd`. Entries that have run out expect nothing, and are told. */
export function compareWith(
  baseline: readonly Expected[],
  file: string,
  cases: readonly CaseResult[],
  today: string,
): Compared {
  const current = baseline.filter(entry => !hasRunOut(entry, today))
  const failures = cases.filter(one => isTrouble(one.outcome))
  const expected = failures.filter(one => current.some(entry => covers(entry, one)))
  return {
    expected,
    linked: current.filter(entry => entry.link && failures.some(one => covers(entry, one))),
    unexpected: failures.filter(one => !expected.includes(one)),
    stale: [
      ...baseline
        .filter(e => hasRunOut(e, today))
        .map(e => `${file}:${e.line}: the entry has run out (until ${e.until}).`),
      ...idle(current, file, cases),
    ],
  }
}

const hasRunOut = ({ until }: Expected, today: string): boolean => until !== undefined && until < today

const covers = (entry: Expected, one: CaseResult): boolean =>
  entry.case === undefined ? one.rulings.includes(entry.ruling!) : entry.case === one.id

/** Entries of which everything that was played passes. */
function idle(current: readonly Expected[], file: string, cases: readonly CaseResult[]): readonly string[] {
  return current.flatMap(entry => {
    const played = cases.filter(one => covers(entry, one))
    if (!played.length || played.some(one => one.outcome !== 'pass')) return []
    return [
      `${file}:${entry.line}: ${entry.case ?? entry.ruling} passes; take the entry out${entry.link ? ` and close ${entry.link}` : ''}.`,
    ]
  })
}

/** A baseline that expects just these failures. */
export function baselineText(cases: readonly CaseResult[]): string {
  const entries = cases
    .filter(one => isTrouble(one.outcome))
    .map(
      one =>
        `- case: ${JSON.stringify(one.id)}\n  reason: ${JSON.stringify(`${one.outcome}: ${one.message ?? 'no message'}`)}\n`,
    )
  return entries.length ? entries.join('') : '[]\n'
}
