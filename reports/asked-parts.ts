import { playersWords } from './players-words.ts'
import { saysNothing, stemOf, wordsOf } from './search-terms.ts'

/** A word of a question, or several that players say as one, and the terms that it may stand as in a ruling. */
export interface AskedPart {
  readonly said: string
  /** What a term counts: 1 = it was said so; less = it is meant. */
  readonly terms: ReadonlyMap<string, number>
  /** What the part counts beside the others. */
  readonly weight: number
}

const weights = { meant: 0.75, idle: 0.1 }

/** By the first stem of what is said: all its stems, and those of what is meant; the longest first. */
const table = new Map<string, { readonly said: readonly string[]; readonly meant: readonly string[] }[]>()
for (const { said, meant } of playersWords) {
  const row = { said: wordsOf(said).map(stemOf), meant: wordsOf(meant).map(stemOf) }
  const first = row.said[0] ?? ''
  table.set(
    first,
    [...(table.get(first) ?? []), row].sort((a, b) => b.said.length - a.said.length),
  )
}

/** What a text asks for. What says nothing is left out, unless players mean something by it or all the words say nothing. */
export function askedParts(text: string): readonly AskedPart[] {
  const words = wordsOf(text)
  const parts = new Map<string, AskedPart>()
  const add = (said: readonly string[], meant: readonly string[]): void => {
    const own = said.filter(word => !saysNothing(word))
    if (own.length + meant.length === 0) return
    const terms = new Map([
      ...meant.map(term => [term, weights.meant] as const),
      ...own.map(word => [stemOf(word), 1] as const),
    ])
    parts.set([...terms.keys()].join(' '), { said: said.join(' '), terms, weight: own.length ? 1 : weights.idle })
  }
  for (let at = 0; at < words.length; ) {
    const rows = rowsAt(words.slice(at).map(stemOf))
    const length = rows[0]?.said.length ?? 1
    add(
      words.slice(at, at + length),
      rows.flatMap(({ meant }) => meant),
    )
    at += length
  }
  const found = [...parts.values()]
  if (found.some(({ weight }) => weight === 1)) return found
  return [...new Set(words)].map(said => ({ said, terms: new Map([[stemOf(said), 1]]), weight: 1 }))
}

/** The longest rows that the words begin with. */
function rowsAt(stems: readonly string[]) {
  const own = (table.get(stems[0] ?? '') ?? []).filter(({ said }) => said.every((one, at) => stems[at] === one))
  return own.filter(({ said }) => said.length === own[0]?.said.length)
}
