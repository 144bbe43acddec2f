/** By word, the first of those that have it. */
export function firstWith<T>(all: readonly T[], wordsOf: (one: T) => Iterable<string>): ReadonlyMap<string, T> {
  const first = new Map<string, T>()
  for (const one of all) for (const word of wordsOf(one)) if (!first.has(word)) first.set(word, one)
  return first
}
