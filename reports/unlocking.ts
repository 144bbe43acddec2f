import { byCode } from './group.ts'
import type { Unlocking, UnlockingSet } from './lines.ts'
import type { CaseResult } from './result.ts'

/** What the engine should have next: sets of cards, and of abilities, each with the cases that lack nothing else. */
export function unlocking(cases: readonly CaseResult[]): Unlocking {
  const lacking = cases.flatMap(({ missing }) => (missing ? [missing] : []))
  const lists = lacking.map(({ titles = [], abilities = [] }) => ({ titles, abilities }))
  const mixed = lists
    .filter(one => one.titles.length && one.abilities.length)
    .map(({ titles, abilities }) => [...titles, ...abilities])
  return {
    titles: greedy(lists.filter(one => !one.abilities.length).map(one => one.titles)),
    abilities: greedy(lists.filter(one => !one.titles.length).map(one => one.abilities)),
    together: greedy(mixed, firstSteps),
    both: mixed.length,
  }
}

/** Sets of cards and abilities that are listed: what comes after the first steps is another engine's. */
const firstSteps = 10

/**
 * The set that unlocks most cases for each thing in it first, then the same of what is left; a thing of an earlier set is
 * there already.
 */
function greedy(cases: readonly (readonly string[])[], most = Number.POSITIVE_INFINITY): readonly UnlockingSet[] {
  const found: UnlockingSet[] = []
  let left = cases.filter(one => one.length)
  while (left.length && found.length < most) {
    const best = bestOf(left)
    const has = new Set(best.needs)
    found.push(best)
    left = left.map(one => one.filter(thing => !has.has(thing))).filter(one => one.length)
  }
  return found
}

function bestOf(cases: readonly (readonly string[])[]): UnlockingSet {
  const users = usersOf(cases)
  const sets = new Map(cases.map(one => [[...one].sort(byCode).join('\n'), one]))
  const scored = [...sets].map(([key, needs]) => ({ key, needs, unlocks: unlockedBy(needs, cases, users) }))
  const worth = ({ needs, unlocks }: { needs: readonly string[]; unlocks: number }): number => unlocks / needs.length
  scored.sort((a, b) => worth(b) - worth(a) || b.unlocks - a.unlocks || byCode(a.key, b.key))
  const [{ needs, unlocks }] = scored as [(typeof scored)[number]]
  return { needs: [...needs].sort(byCode), unlocks }
}

/** Indices of the cases that lack each thing. */
function usersOf(cases: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const users = new Map<string, number[]>()
  for (const [index, needs] of cases.entries()) {
    for (const thing of needs) {
      const own = users.get(thing)
      if (own) own.push(index)
      else users.set(thing, [index])
    }
  }
  return users
}

/** How many cases lack nothing but these. */
function unlockedBy(
  needs: readonly string[],
  cases: readonly (readonly string[])[],
  users: ReadonlyMap<string, readonly number[]>,
): number {
  const met = new Map<number, number>()
  for (const thing of needs) for (const index of users.get(thing) ?? []) met.set(index, (met.get(index) ?? 0) + 1)
  return [...met].filter(([index, count]) => count === cases[index]?.length).length
}
