import type { Catalogue } from '../catalogue/catalogue.ts'
import { groupByEach } from '../catalogue/group.ts'
import { isCheckable, type Ruling } from '../catalogue/ruling.ts'
import type { CoverageLine } from '../reports/lines.ts'
import type { CaseResult, Outcome } from '../reports/result.ts'
import type { Case } from '../steps/suite/case.ts'

/** Fate of a ruling in a run. */
export type Standing = keyof Omit<CoverageLine, 'checkable' | 'suite'>

const uncounted: readonly Outcome[] = ['not-applicable', 'disputed']

/** Counts the rulings that can be checked by what became of them. */
export function coverageOf(
  { rulings }: Pick<Catalogue, 'rulings'>,
  suite: { readonly cases: readonly Pick<Case, 'rulings' | 'parts'>[] },
  results: readonly Pick<CaseResult, 'rulings' | 'outcome'>[],
): CoverageLine {
  const encoding = groupByEach(suite.cases, one => one.rulings)
  const played = groupByEach(results, one => one.rulings)
  const checkable = [...rulings.values()].filter(isCheckable)
  const counts = { verified: 0, notPassed: 0, notPlayed: 0, notEncoded: 0, excluded: 0 }
  for (const ruling of checkable) {
    const outcomes = played.get(ruling.id)?.map(one => one.outcome)
    counts[standingOf(ruling, encoding.get(ruling.id) ?? [], outcomes)]++
  }
  return { checkable: checkable.length, ...counts, suite: suite.cases.length }
}

function standingOf(
  { met, parts = {} }: Ruling,
  encoding: readonly Pick<Case, 'parts'>[],
  outcomes: readonly Outcome[] = [],
): Standing {
  const counted = outcomes.filter(outcome => !uncounted.includes(outcome))
  if (counted.some(outcome => outcome !== 'pass' && outcome !== 'unsupported')) return 'notPassed'
  const isWhole = Object.keys(parts).every(part => encoding.some(one => one.parts?.includes(part)))
  if (counted.length && counted.every(outcome => outcome === 'pass')) return isWhole ? 'verified' : 'notEncoded'
  if (encoding.length) return 'notPlayed'
  return met === 'excluded' ? 'excluded' : 'notEncoded'
}
