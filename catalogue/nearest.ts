import { distance } from 'fastest-levenshtein'

/** Characters of a word that are compared; no name has more. */
const longest = 250

/** The names most like a word that is none of them, best first: what begins with it, what has its part before the slash, and then by the letters that differ. */
export function nearest(word: string, names: Iterable<string>, count = 3): readonly string[] {
  const lower = word.slice(0, longest).toLowerCase()
  return [...names]
    .map(name => ({ name, kin: kinship(lower, name.toLowerCase()), far: distance(lower, name.toLowerCase()) }))
    .sort((a, b) => a.kin - b.kin || a.far - b.far || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name)
}

function kinship(word: string, name: string): number {
  if (word && name.startsWith(word)) return 0
  const slash = word.indexOf('/') + 1
  return slash && name.startsWith(word.slice(0, slash)) ? 1 : 2
}
