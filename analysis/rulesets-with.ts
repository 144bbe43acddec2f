import type { Ruling } from '../catalogue/ruling.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

/** Rulesets in which the ruling, or everything that it follows from, has effect. */
export function rulesetsWith(ruling: Ruling): readonly string[] {
  const grounds = ruling.met === 'follows-from' ? ruling.from : [ruling.id]
  return [...rulesets.values()]
    .filter(law => grounds.every(id => law.rules.has(id) || law.clauses.has(id)))
    .map(law => law.id)
}
