import type { Catalogue } from '../catalogue/catalogue.ts'
import { isCheckable, type Ruling } from '../catalogue/ruling.ts'
import { groupByEach } from '../reports/group.ts'
import type { CoverageLine } from '../reports/lines.ts'
import type { CaseResult, Outcome } from '../reports/result.ts'
import type { Case } from '../steps/suite/case.ts'

/** What became of a ruling in a run. */
export type Standing = keyof Omit<CoverageLine, 'checkable' | 'suite'>

const uncounted: readonly Outcome[] = ['not-applicable', 'disputed']

/** Counts the rulings that can be checked by what became of them. */
export function coverageOf(
  { rulings }: Pick<Catalogue, 'rulings'>,
  suite: { readonly cases: readonly Pick<Case, 'rulings'>[] },
  results: readonly Pick<CaseResult, 'rulings' | 'outcome'>[],
): CoverageLine {
  const encoded = new Set(suite.cases.flatMap(one => one.rulings))
  const played = groupByEach(results, one => one.rulings)
  const checkable = [...rulings.values()].filter(isCheckable)
  const counts = { verified: 0, notPassed: 0, notPlayed: 0, notEncoded: 0, excluded: 0 }
  for (const ruling of checkable) {
    const outcomes = played.get(ruling.id)?.map(one => one.outcome)
    counts[standingOf(ruling, encoded.has(ruling.id), outcomes)]++
  }
  return { checkable: checkable.length, ...counts, suite: suite.cases.length }
}

function standingOf({ met }: Ruling, isEncoded: boolean, outcomes: readonly Outcome[] = []): Standing {
  const counted = outcomes.filter(outcome => !uncounted.includes(outcome))
  if (counted.some(outcome => outcome !== 'pass' && outcome !== 'unsupported')) return 'notPassed'
  if (counted.length && counted.every(outcome => outcome === 'pass')) return 'verified'
  if (isEncoded) return 'notPlayed'
  return met === 'excluded' ? 'excluded' : 'notEncoded'
}
