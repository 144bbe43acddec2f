import type { Acts } from '../reports/lines.ts'
import type { CaseResult } from '../reports/result.ts'
import { totals } from '../reports/totals.ts'
import type { Case } from '../steps/suite/case.ts'
import { verbsOf } from '../steps/suite/twins.ts'

/** What became of the cases in which an act is refused, and of those in which acts are legal and none is refused. */
export function actsIn(played: readonly Case[], results: readonly CaseResult[]): Acts {
  const byId = new Map(results.map(one => [one.id, one]))
  const [refused, legal]: [CaseResult[], CaseResult[]] = [[], []]
  for (const { id, steps } of played) {
    const verbs = verbsOf(steps)
    const result = byId.get(id)
    if (result && verbs.refused.size) refused.push(result)
    else if (result && verbs.legal.size) legal.push(result)
  }
  return { refused: totals(refused), legal: totals(legal) }
}
