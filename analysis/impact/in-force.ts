import { fitsPattern } from '../../catalogue/id-pattern.ts'
import { nearest } from '../../catalogue/nearest.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { inForce } from '../variants/in-force.ts'

/** The rulings in force that are meant; a name of none is an error that tells where it is in force, and what is near. */
export function named(
  patterns: readonly string[],
  law: Ruleset,
  line: number,
  { file }: { readonly file: string },
): readonly string[] {
  const known = inForce(law)
  return patterns.flatMap(pattern => {
    const found = known.filter(id => fitsPattern(id, pattern))
    if (found.length) return found
    const elsewhere = [...rulesets.values()].filter(other => inForce(other).some(id => fitsPattern(id, pattern)))
    const where = elsewhere.length ? ` It is in force in ${elsewhere.map(({ id }) => id).join(', ')}.` : ''
    throw new UsageError(
      `${file}:${line}: ${pattern} is not in force in ${law.id} as the reference engine plays it.${where} Nearest there: ${nearest(pattern, known, 3).join(', ')}.`,
    )
  })
}
