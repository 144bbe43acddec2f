import type { Catalogue } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** The rulings meant: the one with that id, those of that case, or those whose words contain all of the words. */
export function findRulings(wanted: string, catalogue: Catalogue, suite: Pick<Suite, 'cases'>): readonly Ruling[] {
  const exact = catalogue.rulings.get(wanted)
  if (exact) return [exact]
  const ofCase = suite.cases.find(one => one.id === wanted)
  if (ofCase) return ofCase.rulings.flatMap(id => catalogue.rulings.get(id) ?? [])
  const words = wanted.toLowerCase().split(/\s+/)
  const found = [...catalogue.rulings.values()].filter(r => words.every(word => textOf(r).includes(word)))
  if (found.length) return found.toSorted((a, b) => closeness(a, words) - closeness(b, words))
  const near = nearest(wanted, catalogue.rulings.keys(), 3)
  throw new UsageError(
    `Neither a ruling nor a case is called "${wanted}", and no ruling has these words. Nearest ids: ${near.join(', ')}.`,
  )
}

/** All that is searched of a ruling, in lower case. */
export const textOf = ({ id, entry, summary, cards }: Ruling): string =>
  [id, entry, summary, ...cards].join(' ').toLowerCase()

/** Where the words stand side by side: 0 in the ruling's id or entry, 1 among its cards, 2 in its sentence, 3 nowhere. */
function closeness({ id, entry, summary, cards }: Ruling, words: readonly string[]): number {
  const together = new RegExp(words.map(word => word.replace(/[^a-z0-9]/g, '\\$&')).join('[ -]'), 'i')
  const at = [[id, entry], cards, [summary]].findIndex(texts => texts.some(text => together.test(text)))
  return at < 0 ? 3 : at
}
