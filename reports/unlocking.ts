import { byCode, groupBy } from '../catalogue/group.ts'
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

/** What some cases lack, and how many. */
interface Lacked {
  readonly needs: readonly string[]
  readonly cases: number
}

/**
 * Sets in order: first the one that unlocks most cases for each thing in it, then the same of what is left. A thing of
 * an earlier set is there already.
 */
function greedy(cases: readonly (readonly string[])[], most = Number.POSITIVE_INFINITY): readonly UnlockingSet[] {
  const found: UnlockingSet[] = []
  let left = distinct(cases.map(needs => ({ needs: [...needs].sort(byCode), cases: 1 })))
  while (left.size && found.length < most) {
    const best = bestOf(left)
    const has = new Set(best.needs)
    found.push(best)
    left = distinct([...left.values()].map(one => ({ ...one, needs: one.needs.filter(thing => !has.has(thing)) })))
  }
  return found
}

/** Those that lack the same are one; by what they lack. */
function distinct(all: readonly Lacked[]): ReadonlyMap<string, Lacked> {
  const sets = new Map<string, Lacked>()
  for (const one of all) {
    if (!one.needs.length) continue
    const key = one.needs.join('\n')
    const known = sets.get(key)
    sets.set(key, known ? { ...known, cases: known.cases + one.cases } : one)
  }
  return sets
}

function bestOf(sets: ReadonlyMap<string, Lacked>): UnlockingSet {
  const byRarest = rarestFirst([...sets.values()])
  const scored = [...sets].map(([key, { needs }]) => ({ key, needs, unlocks: unlockedBy(needs, byRarest) }))
  const worth = ({ needs, unlocks }: UnlockingSet): number => unlocks / needs.length
  scored.sort((a, b) => worth(b) - worth(a) || b.unlocks - a.unlocks || byCode(a.key, b.key))
  const [{ needs, unlocks }] = scored as [(typeof scored)[number]]
  return { needs, unlocks }
}

/** The sets by the thing in each that fewest of them have: only who has that may have all of them. */
function rarestFirst(sets: readonly Lacked[]): ReadonlyMap<string, readonly Lacked[]> {
  const users = new Map<string, number>()
  for (const { needs } of sets) for (const thing of needs) users.set(thing, (users.get(thing) ?? 0) + 1)
  const rarest = ({ needs }: Lacked): string => needs.reduce((a, b) => (users.get(b)! < users.get(a)! ? b : a))
  return groupBy(sets, rarest)
}

/** How many cases lack nothing but these. */
function unlockedBy(needs: readonly string[], byRarest: ReadonlyMap<string, readonly Lacked[]>): number {
  const has = new Set(needs)
  const within = needs.flatMap(thing => byRarest.get(thing) ?? []).filter(one => one.needs.every(n => has.has(n)))
  return within.reduce((sum, { cases }) => sum + cases, 0)
}
