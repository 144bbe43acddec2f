import { isBasic } from '../../catalogue/in-force.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'

/** Does a rule or a clause of the law carry the ruling out? A basic rule is none. */
export function isInForce({ rules, clauses, struck }: Ruleset, id: string): boolean {
  const rule = rules.get(id)
  return rule ? !rule.presumed : clauses.has(id) && !struck.has(id) && !isBasic(id)
}

/** Every ruling that the law carries out, in order. */
export function inForce(law: Ruleset): readonly string[] {
  return [...new Set([...law.rules.keys(), ...law.clauses.keys()])].filter(id => isInForce(law, id)).sort()
}
