import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LawChanges } from '../../reports/law-book.ts'
import { changesBetween, type Said } from './changes.ts'

/** What changed from each law to each later one, by ids, for pages; pairs between which nothing did are left out. */
export function lawChanges(catalogue: Catalogue): readonly LawChanges[] {
  const laws = catalogue.rulesets.map(({ id }) => id)
  const pairs = laws.flatMap((from, at) => laws.slice(at + 1).map(to => changesBetween(from, to, [], catalogue)))
  return pairs
    .filter(({ changes, otherwise }) => changes.length || otherwise.length)
    .map(pair => ({ ...pair, changes: pair.changes.map(one => ({ ...one, was: ids(one.was), now: ids(one.now) })) }))
}

const ids = (said: readonly Said[]): readonly string[] => said.map(({ id }) => id)
