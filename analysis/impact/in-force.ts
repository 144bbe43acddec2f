import { nearest } from '../../catalogue/nearest.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { fits } from './proposal-names.ts'

/** Does a rule or a clause of the law carry the ruling out? */
export function isInForce({ rules, clauses, struck }: Ruleset, id: string): boolean {
  const rule = rules.get(id)
  return rule ? !rule.presumed : clauses.has(id) && !struck.has(id)
}

/** Every ruling that the law carries out. */
export function allInForce(law: Ruleset): readonly string[] {
  return [...new Set([...law.rules.keys(), ...law.clauses.keys()])].filter(id => isInForce(law, id)).sort()
}

/** The rulings in force that are meant; a name of none is an error that tells where it is in force, and what is near. */
export function named(
  patterns: readonly string[],
  law: Ruleset,
  line: number,
  { file }: { readonly file: string },
): readonly string[] {
  const known = allInForce(law)
  return patterns.flatMap(pattern => {
    const found = known.filter(id => fits(id, pattern))
    if (found.length) return found
    const elsewhere = [...rulesets.values()].filter(other => allInForce(other).some(id => fits(id, pattern)))
    const where = elsewhere.length ? ` It is in force in ${elsewhere.map(({ id }) => id).join(', ')}.` : ''
    throw new UsageError(
      `${file}:${line}: ${pattern} is not in force in ${law.id} as the reference engine plays it.${where} Nearest there: ${nearest(pattern, known, 3).join(', ')}.`,
    )
  })
}
