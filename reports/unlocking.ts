import { byCode, groupBy } from '../catalogue/group.ts'
import type { Unlocking, UnlockingSet } from './lines.ts'
import type { CaseResult } from './result.ts'

/**
 * What the engine should have next: sets of cards, and of abilities, each with the cases that lack nothing else.
 * `supposed` = titles of cards that no set contains.
 */
export function unlocking(cases: readonly CaseResult[], supposed: ReadonlySet<string> = new Set()): Unlocking {
  const lists = cases.flatMap(({ missing, rulings }) => {
    const { titles = [], abilities = [] } = missing ?? {}
    return missing ? [{ titles, abilities, rulings }] : []
  })
  const mixed = lists.filter(one => one.titles.length && one.abilities.length)
  const listed = (of: typeof lists, most?: number): readonly UnlockingSet[] =>
    greedy(
      of.map(({ titles, abilities, rulings }) => ({ needs: [...titles, ...abilities], rulings })),
      most,
    ).map(one => marked(one, supposed))
  return {
    titles: listed(lists.filter(one => !one.abilities.length)),
    abilities: listed(lists.filter(one => !one.titles.length)),
    together: listed(mixed, firstSteps),
    both: mixed.length,
  }
}

function marked(one: UnlockingSet, titles: ReadonlySet<string>): UnlockingSet {
  const supposed = one.needs.filter(thing => titles.has(thing))
  return supposed.length ? { ...one, supposed } : one
}

/** Sets of cards and abilities that are listed: what comes after the first steps is another engine's. */
const firstSteps = 10

/** What some cases lack, how many, and the rulings that they show. */
interface Lacked {
  readonly needs: readonly string[]
  readonly cases: number
  readonly rulings: ReadonlySet<string>
}

/**
 * Sets in order: first the one that opens most rulings for each thing in it, or else unlocks most cases; then the same of
 * what is left. A thing of an earlier set is there already, and so is a ruling.
 */
function greedy(
  cases: readonly { readonly needs: readonly string[]; readonly rulings: readonly string[] }[],
  most = Number.POSITIVE_INFINITY,
): readonly UnlockingSet[] {
  const found: UnlockingSet[] = []
  let left = distinct(
    cases.map(({ needs, rulings }) => ({ needs: [...needs].sort(byCode), cases: 1, rulings: new Set(rulings) })),
  )
  while (left.size && found.length < most) {
    const { needs, unlocks, opens } = bestOf(left)
    const has = new Set(needs)
    found.push({ needs, unlocks, rulings: opens.size })
    const rest = [...left.values()].map(one => ({
      needs: one.needs.filter(thing => !has.has(thing)),
      cases: one.cases,
      rulings: opens.size ? new Set([...one.rulings].filter(id => !opens.has(id))) : one.rulings,
    }))
    left = distinct(rest)
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
    const rulings = known && new Set([...known.rulings, ...one.rulings])
    sets.set(key, known && rulings ? { ...known, cases: known.cases + one.cases, rulings } : one)
  }
  return sets
}

interface Scored {
  readonly needs: readonly string[]
  readonly unlocks: number
  readonly opens: ReadonlySet<string>
}

function bestOf(sets: ReadonlyMap<string, Lacked>): Scored {
  const byRarest = rarestFirst([...sets.values()])
  const scored = [...sets].map(([key, { needs }]) => ({ key, needs, ...unlockedBy(needs, byRarest) }))
  const rulings = ({ needs, opens }: Scored): number => opens.size / needs.length
  const cases = ({ needs, unlocks }: Scored): number => unlocks / needs.length
  scored.sort((a, b) => rulings(b) - rulings(a) || cases(b) - cases(a) || b.unlocks - a.unlocks || byCode(a.key, b.key))
  return (scored as [(typeof scored)[number]])[0]
}

/** The sets by the thing in each that fewest of them have: only who has that may have all of them. */
function rarestFirst(sets: readonly Lacked[]): ReadonlyMap<string, readonly Lacked[]> {
  const users = new Map<string, number>()
  for (const { needs } of sets) for (const thing of needs) users.set(thing, (users.get(thing) ?? 0) + 1)
  const rarest = ({ needs }: Lacked): string => needs.reduce((a, b) => (users.get(b)! < users.get(a)! ? b : a))
  return groupBy(sets, rarest)
}

/** How many cases lack nothing but these, and the rulings that they show. */
function unlockedBy(
  needs: readonly string[],
  byRarest: ReadonlyMap<string, readonly Lacked[]>,
): Pick<Scored, 'unlocks' | 'opens'> {
  const has = new Set(needs)
  const within = needs.flatMap(thing => byRarest.get(thing) ?? []).filter(one => one.needs.every(n => has.has(n)))
  const unlocks = within.reduce((sum, { cases }) => sum + cases, 0)
  return { unlocks, opens: new Set(within.flatMap(({ rulings }) => [...rulings])) }
}
