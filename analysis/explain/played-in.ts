import type { Suite } from '../../steps/suite/case.ts'

/** The sentence with which scenarios play, use or attempt the card most often, and where the first of them stands; undefined = none does. */
export function playedIn(
  title: string,
  { cases }: Pick<Suite, 'cases'>,
): { readonly says: string; readonly where: string } | undefined {
  const found = new Map<string, { says: string; where: string; count: number }>()
  for (const { steps, feature } of cases)
    for (const { operation, text, line } of steps) {
      const deed = operation.op === 'do' ? operation.deed : operation.op === 'respond' ? operation : undefined
      const [first] = deed?.cards ?? []
      if (!first || !('card' in first) || first.card.title !== title) continue
      const key = text.replace(/"[^"]*"(?: \[[^\]]*\])?/g, '""')
      const known = found.get(key) ?? { says: text, where: `${feature.uri}:${line}`, count: 0 }
      found.set(key, { ...known, count: known.count + 1 })
    }
  return [...found.values()].toSorted((a, b) => b.count - a.count)[0]
}
