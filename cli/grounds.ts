import type { Catalogue } from '../rulings/catalogue.ts'
import { loadCatalogue } from '../rulings/catalogue.ts'

/** For each ruling the ids of which one must be named for it to have decided: itself, or those that it follows from; none where data settle it. */
export function groundsIn(catalogue: () => Catalogue = loadCatalogue): (ruling: string) => readonly string[] {
  return id => {
    const ruling = catalogue().rulings.get(id)
    if (ruling?.met === 'data') return []
    if (ruling?.met === 'data') return []
    return ruling?.met === 'follows-from' ? [id, ...ruling.from] : [id]
  }
}
