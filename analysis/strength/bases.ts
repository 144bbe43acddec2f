import type { Catalogue } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { strike } from '../variants/strike.ts'
import { Table } from '../variants/table.ts'

/** One of the rulings that another follows from, struck out alone. */
export interface Base {
  readonly id: string
  /** The ruling's own case that noticed first; absent = none. */
  readonly by?: string
}

/** A ruling that follows from others. */
export interface Following {
  readonly ruling: string
  readonly bases: readonly Base[]
  /** Some base matters when it alone is missing. */
  readonly matters: boolean
  readonly why?: string
}

/** Strikes out each base of each ruling that follows from others, and plays the ruling's own cases without it; `only` = beginnings of ids. */
export async function basesOf(
  suite: Suite,
  { rulings }: Catalogue,
  only: readonly string[] = [],
  told: (rulings: number) => void = () => {},
): Promise<readonly Following[]> {
  const found: Following[] = []
  for (const ruling of rulings.values()) {
    if (ruling.met !== 'follows-from') continue
    if (only.length && !only.some(prefix => ruling.id.startsWith(prefix))) continue
    const own = suite.cases.filter(one => one.rulings.includes(ruling.id))
    const bases: Base[] = []
    for (const id of ruling.from) bases.push(await missed(id, own))
    const { why } = ruling
    found.push({ ruling: ruling.id, bases, matters: bases.some(({ by }) => by), ...(why ? { why } : {}) })
    told(found.length)
  }
  return found
}

/** Refuses the beginning of an id with which no ruling that follows from others begins. */
export function requireFollowing(only: readonly string[], { rulings }: Catalogue): void {
  const ids = [...rulings.values()].filter(({ met }) => met === 'follows-from').map(({ id }) => id)
  const unknown = only.find(prefix => !ids.some(id => id.startsWith(prefix)))
  if (unknown === undefined) return
  throw new UsageError(
    `--ruling ${unknown}: no such ruling follows from others. Nearest: ${nearest(unknown, new Set(ids), 3).join(', ')}.`,
  )
}

async function missed(id: string, own: readonly Case[]): Promise<Base> {
  const without = strike([id])
  const first = await new Table(without).firstToNotice(own.filter(without.concerns))
  return { id, ...(first ? { by: first.id } : {}) }
}
