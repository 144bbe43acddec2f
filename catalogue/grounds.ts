import type { Catalogue } from './catalogue.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Ruling } from './ruling.ts'

/** The ids of which one must be named for the ruling to have decided: itself, or those that it follows from; none where data settle it. */
export function groundsOf(ruling: Ruling): readonly string[] {
  if (ruling.met === 'data') return []
  return ruling.met === 'follows-from' ? [ruling.id, ...ruling.from] : [ruling.id]
}

/**
 * The same by id; none for a basic rule that is the default of a question, which no rule carries out. An id that the
 * catalogue does not have stands for itself. The catalogue is read once, when the first is asked for.
 */
export function groundsIn(catalogue: () => Catalogue = loadCatalogue): (ruling: string) => readonly string[] {
  let read: Catalogue | undefined
  return id => {
    read ??= catalogue()
    const ruling = read.rulings.get(id)
    if (ruling) return groundsOf(ruling)
    return read.customs.get(id)?.question === undefined ? [id] : []
  }
}
