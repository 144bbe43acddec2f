import type { Conformance } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Played } from '../../runner/played.ts'
import { isUntagged } from '../../steps/suite/case-id.ts'

/**
 * The result with what explains its failures: of another engine a diagnosis, which compares it to the built-in one; of that
 * one the texts of cards that it does not play. What diagnoses is loaded then only.
 */
export async function diagnosed(result: Conformance, { suite, can, catalogue, engine }: Played): Promise<Conformance> {
  const isTroubled = result.cases.some(one => isTrouble(one.outcome))
  if (engine === undefined && (isTroubled || result.cases.some(one => isUntagged(one.id))))
    return (await import('./unplayed-texts.ts')).withUnplayedTexts(result, suite)
  if (!isTroubled) return result
  const { diagnose } = await import('./diagnose.ts')
  const { plays } = result.engine
  const diagnosis = await diagnose({ cases: suite.cases, results: result.cases, can, plays, catalogue })
  return diagnosis ? { ...result, diagnosis } : result
}
