import type { Conformance } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Played } from '../../runner/played.ts'

/**
 * The result with its diagnosis, if an engine other than the built-in one fails, to which it is compared.
 * What diagnoses is loaded then only.
 */
export async function diagnosed(result: Conformance, { suite, can, catalogue, engine }: Played): Promise<Conformance> {
  if (engine === undefined || !result.cases.some(one => isTrouble(one.outcome))) return result
  const { diagnose } = await import('./diagnose.ts')
  const { plays } = result.engine
  const diagnosis = await diagnose({ cases: suite.cases, results: result.cases, can, plays, catalogue })
  return diagnosis ? { ...result, diagnosis } : result
}
