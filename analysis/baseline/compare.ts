import { groupByEach } from '../../catalogue/group.ts'
import { fitsPattern } from '../../catalogue/id-pattern.ts'
import type { CaseResult } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Expected } from './baseline.ts'

/** A run in the light of what was expected of it. */
export interface Compared {
  /** Failures that the baseline lists. */
  readonly expected: readonly CaseResult[]
  /** Entries that expect a failure of this run. */
  readonly known: readonly Expected[]
  /** Failures that it does not. */
  readonly unexpected: readonly CaseResult[]
  /** Faults of the baseline itself, one sentence each. */
  readonly stale: readonly string[]
}

/** As `yyyy-mm-dd`. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** `today` = `yyyy-mm-dd`. Entries that have run out expect nothing, and are told. */
export function compareWith(baseline: readonly Expected[], cases: readonly CaseResult[], today: string): Compared {
  const current = baseline.filter(entry => !hasRunOut(entry, today))
  const met = metBy(current, cases)
  const covered = new Set([...met.values()].flat())
  const failures = cases.filter(one => isTrouble(one.outcome))
  return {
    expected: failures.filter(one => covered.has(one)),
    known: current.filter(entry => met.get(entry)!.some(one => isTrouble(one.outcome))),
    unexpected: failures.filter(one => !covered.has(one)),
    stale: [
      ...baseline.filter(e => hasRunOut(e, today)).map(e => `${e.at}: the entry has run out (until ${e.until}).`),
      ...idle(met),
    ],
  }
}

const hasRunOut = ({ until }: Expected, today: string): boolean => until !== undefined && until < today

/** By entry, the cases that it is about. */
function metBy(
  entries: readonly Expected[],
  cases: readonly CaseResult[],
): ReadonlyMap<Expected, readonly CaseResult[]> {
  const byId = new Map(cases.map(one => [one.id, [one]]))
  const byRuling = groupByEach(cases, one => one.rulings)
  const fitting = ({ case: id, ruling }: Expected): readonly CaseResult[] => {
    const pattern = id ?? ruling ?? ''
    if (!pattern.includes('*')) return (id === undefined ? byRuling : byId).get(pattern) ?? []
    const ids = (one: CaseResult): readonly string[] => (id === undefined ? one.rulings : [one.id])
    return cases.filter(one => ids(one).some(known => fitsPattern(known, pattern)))
  }
  return new Map(entries.map(entry => [entry, fitting(entry)]))
}

/** Entries of which everything that was played passes, unless they may. */
function idle(met: ReadonlyMap<Expected, readonly CaseResult[]>): readonly string[] {
  return [...met].flatMap(([entry, played]) => {
    if (entry.passes || !played.length || played.some(one => one.outcome !== 'pass')) return []
    return [
      `${entry.at}: ${entry.case ?? entry.ruling} passes; take the entry out${entry.link ? ` and close ${entry.link}` : ''}.`,
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
