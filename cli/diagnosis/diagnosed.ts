import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Can } from '../../protocol/types.ts'
import type { Conformance } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Suite } from '../../steps/suite/case.ts'

interface Run {
  readonly suite: Suite
  readonly can: Can
  readonly catalogue: Catalogue
  /** Absent = the reference engine, against which nothing can be compared. */
  readonly engine?: string | undefined
}

/** The result with its diagnosis, if an engine other than the built-in one fails. What diagnoses is loaded then only. */
export async function diagnosed(result: Conformance, { suite, can, catalogue, engine }: Run): Promise<Conformance> {
  if (engine === undefined || !result.cases.some(one => isTrouble(one.outcome))) return result
  const { diagnose } = await import('./diagnose.ts')
  const diagnosis = await diagnose({ cases: suite.cases, results: result.cases, can, catalogue })
  return diagnosis ? { ...result, diagnosis } : result
}
