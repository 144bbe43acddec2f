import { isDeepStrictEqual } from 'node:util'
import type { CaseResult, Conformance } from './result.ts'
import { totals } from './totals.ts'

/** What in a report contradicts the rest of it, as a clause; undefined = nothing. A run never writes such a one. */
export function contradictionIn({ cases, totals: all, rulesets }: Conformance): string | undefined {
  const counted = Object.entries(totals(cases)).filter(([, count]) => count)
  const told = Object.entries(all).filter(([, count]) => count)
  if (!isDeepStrictEqual(new Map(counted), new Map(told)))
    return `its totals (${all.pass} of ${all.cases} passed) are not those of its cases (${totals(cases).pass} of ${cases.length})`
  for (const one of cases) {
    const fault = contradictionOf(one, rulesets)
    if (fault) return `the case "${one.id}" ${fault}`
  }
  return undefined
}

function contradictionOf({ outcome, steps, ruleset }: CaseResult, rulesets: readonly string[]): string | undefined {
  if (!rulesets.includes(ruleset)) return `is of the ruleset ${ruleset}, which the report does not name`
  const failed = steps.findIndex(step => step.outcome !== 'pass')
  return outcome === 'pass' && failed >= 0 ? `is called passed, but its step ${failed + 1} is not` : undefined
}
