import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { textOf } from './find.ts'

/** A ruling that is encoded already, and what it has in common with the one that is not. */
export interface NearRuling {
  readonly ruling: Ruling
  readonly by: (typeof kinships)[number]
}

const kinships = ['same entry', 'same card', 'same topic', 'same words'] as const

/** Those of the same entry first, then of the same cards, of the same topic, and any others; each sort by the words in common. */
export function nearestEncoded(
  ruling: Ruling,
  { rulings }: Pick<Catalogue, 'rulings'>,
  isEncoded: (id: string) => boolean,
  count: number,
): readonly NearRuling[] {
  const encoded = [...rulings.values()].filter(other => other.id !== ruling.id && isEncoded(other.id))
  const likeness = likenessTo(ruling, encoded)
  return encoded
    .map(other => ({ ruling: other, by: kinship(ruling, other), like: likeness(other) }))
    .sort((a, b) => kinships.indexOf(a.by) - kinships.indexOf(b.by) || b.like - a.like)
    .slice(0, count)
}

function kinship(a: Ruling, b: Ruling): NearRuling['by'] {
  if (a.document === b.document && a.entry === b.entry) return 'same entry'
  if (a.cards.some(card => b.cards.includes(card))) return 'same card'
  return a.topic === b.topic ? 'same topic' : 'same words'
}

/** The words of a ruling that say something, in lower case. */
export const wordsOf = (ruling: Ruling): ReadonlySet<string> =>
  new Set(
    textOf(ruling)
      .split(/[^a-z']+/)
      .filter(word => word.length > 3),
  )

/** How much the words of another are those of this ruling: the rarer a word, the more, and the longer the other, the less. */
function likenessTo(ruling: Ruling, others: readonly Ruling[]): (other: Ruling) => number {
  const holders = new Map<string, number>()
  for (const other of others) for (const word of wordsOf(other)) holders.set(word, (holders.get(word) ?? 0) + 1)
  const own = wordsOf(ruling)
  return other => {
    const words = wordsOf(other)
    const common = [...words].filter(word => own.has(word))
    return common.reduce((sum, word) => sum + Math.log(others.length / holders.get(word)!), 0) / Math.sqrt(words.size)
  }
}
