import type { CaseResult } from '../reports/result.ts'
import type { Suite } from '../steps/suite/case.ts'
import { caseName } from './case-names.ts'

/** Failures that no open question decides: an engine that fails a ruling there plays no other reading of it. */
export class UndisputedFaults {
  readonly #byRuling: ReadonlyMap<string, CaseResult>

  constructor(results: readonly CaseResult[], { cases }: Suite) {
    const disputed = new Set(cases.filter(one => one.disputes.length).map(({ id }) => id))
    const failed = results.filter(({ id, outcome }) => outcome === 'fail' && !disputed.has(id))
    this.#byRuling = new Map(failed.flatMap(one => one.rulings.map(ruling => [keyOf(ruling, one), one] as const)))
  }

  /** A case of the same ruling and ruleset that failed; undefined = none did. */
  of(result: CaseResult): CaseResult | undefined {
    return result.rulings.map(ruling => this.#byRuling.get(keyOf(ruling, result))).find(one => one !== undefined)
  }

  /** In words. */
  why(result: CaseResult): readonly string[] {
    const fault = this.of(result)
    return fault ? [`${caseName(fault)} shows the same ruling, no question decides it, and it fails as well.`] : []
  }
}

const keyOf = (ruling: string, { ruleset }: CaseResult): string => `${ruling}@${ruleset}`
