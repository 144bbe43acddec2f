import type { Catalogue } from '../catalogue/catalogue.ts'
import { rulesetsWith as enactedIn } from '../catalogue/in-force.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import { isInLaw, type Ruleset } from '../engine/kernel/amend.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

type Law = Pick<Catalogue, 'rulings' | 'rulesets' | 'documents'>

/** Rulesets in which the ruling, or everything that it follows from, has effect. */
export function rulesetsWith(ruling: Ruling, catalogue: Law): readonly string[] {
  return [...rulesets.values()].filter(law => holds(ruling, law, catalogue)).map(law => law.id)
}

/** Rulings met by data, or that follow from others, hold where their document is law and nothing has taken their place. */
function holds(ruling: Ruling, law: Ruleset, catalogue: Law, above: readonly string[] = []): boolean {
  if (isInLaw(law, ruling.id)) return true
  if (above.includes(ruling.id) || !enactedIn(ruling.id, catalogue).includes(law.id)) return false
  if (ruling.met !== 'follows-from') return ruling.met === 'data'
  const basics = ruling.from.filter(id => !catalogue.rulings.has(id))
  if (basics.some(id => !isInLaw(law, id))) return false
  const grounds = groundsIn(ruling.from, law, catalogue)
  const standing = grounds.filter(ground => holds(ground, law, catalogue, [...above, ruling.id]))
  return (
    basics.length + standing.length > 0 &&
    grounds.every(ground => standing.some(other => other === ground || amends(other, ground, catalogue)))
  )
}

/** The grounds that the law's documents have; each law may have one of its own for the same conclusion. */
function groundsIn(ids: readonly string[], law: Ruleset, catalogue: Law): readonly Ruling[] {
  const documents = documentsOf(law, catalogue)
  return ids
    .flatMap(id => catalogue.rulings.get(id) ?? [])
    .filter(({ id, document }) => documents.includes(document) || isInLaw(law, id))
}

/** True where a ruling is of a document that amends that of the other, and so may stand in its place. */
function amends(later: Ruling, earlier: Ruling, { documents }: Law): boolean {
  return documents.find(({ id }) => id === later.document)?.amends?.includes(earlier.document) ?? false
}

function documentsOf({ id }: Ruleset, { rulesets: laws }: Law): readonly string[] {
  return laws.find(one => one.id === id)?.documents ?? []
}
