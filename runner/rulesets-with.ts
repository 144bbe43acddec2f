import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import type { Ruleset } from '../engine/kernel/amend.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

type Law = Pick<Catalogue, 'rulings' | 'rulesets'>

/** Rulesets in which the ruling, or everything that it follows from, has effect. */
export function rulesetsWith(ruling: Ruling, catalogue: Law): readonly string[] {
  return [...rulesets.values()].filter(law => holds(ruling, law, catalogue)).map(law => law.id)
}

/** What data settle holds wherever its document is law. */
function holds(ruling: Ruling, law: Ruleset, catalogue: Law, above: readonly string[] = []): boolean {
  if (law.rules.has(ruling.id) || law.clauses.has(ruling.id)) return true
  if (ruling.met === 'data') return documentsOf(law, catalogue).includes(ruling.document)
  if (ruling.met !== 'follows-from' || above.includes(ruling.id)) return false
  return ruling.from.every(id => {
    const ground = catalogue.rulings.get(id)
    return ground !== undefined && holds(ground, law, catalogue, [...above, ruling.id])
  })
}

function documentsOf({ id }: Ruleset, { rulesets: laws }: Law): readonly string[] {
  return laws.find(one => one.id === id)?.documents ?? []
}
