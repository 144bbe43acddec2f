import { distance } from 'fastest-levenshtein'

/** Characters of a word that are compared; no name has more. */
const longest = 250

/** The names most like a word that is none of them, best first. */
export function nearest(word: string, names: Iterable<string>, count = 3): readonly string[] {
  const lower = word.slice(0, longest).toLowerCase()
  return [...names]
    .map(name => ({ name, far: distance(lower, name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name)
}
