import { setOf } from '../cards/sets/sets.ts'
import type { SetLine } from '../reports/lines.ts'
import type { Case } from '../steps/suite/case.ts'

/** For each set of cards, how many cases need no printed card of another; most first. */
export function reachOfSets(cases: readonly Case[]): readonly SetLine[] {
  const counts = new Map<string, number>()
  const sets = new Set<string>()
  let bare = 0
  for (const { titles } of cases) {
    const own = new Set(titles.map(title => setOf(title) ?? unknown))
    for (const set of own) sets.add(set)
    const [only] = own
    if (own.size === 0) bare += 1
    else if (own.size === 1 && only !== undefined) counts.set(only, (counts.get(only) ?? 0) + 1)
  }
  sets.delete(unknown)
  return [...sets].map(set => ({ set, cases: bare + (counts.get(set) ?? 0) })).sort((a, b) => b.cases - a.cases)
}

/** A card that no set contains, or whose set is not known. */
const unknown = ''
