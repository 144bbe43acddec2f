import type { CardType } from '../../../cards/facts.ts'
import type { Given } from '../../../steps/judge/given.ts'
import type { CardName, Condition, Operation, Place, Player } from '../../../steps/operation.ts'
import type { Grown } from './pool.ts'

type Row = Extract<Operation, { op: 'has' }>['rows'][number]
type Location = Extract<Operation, { op: 'locations' }>['rows'][number]

const owners: readonly Player[] = ['Alice', 'Bob']

/** A board as it grows: every card once has a name of its own. */
export class Board {
  readonly locations: Location[] = []
  readonly rows: Readonly<Record<'Alice' | 'Bob', Row[]>> = { Alice: [], Bob: [] }
  readonly others: Given[] = []
  readonly #taken = new Map<string, number>()

  has({ title }: Grown): boolean {
    return this.#taken.has(title)
  }

  location({ title }: Grown, seededBy: Player, conditions: readonly Condition[] = []): CardName {
    const card = this.#name(title)
    this.locations.push({ card, seededBy, conditions })
    return card
  }

  put({ title }: Grown, owner: Player, place: Place, conditions: readonly Condition[] = []): CardName {
    const card = this.#name(title)
    this.rows[owner as 'Alice'].push({ card, place, conditions })
    return card
  }

  given(): readonly Given[] {
    const has = owners.flatMap((player): readonly Given[] => {
      const rows = this.rows[player as 'Alice']
      return rows.length ? [{ op: 'has', player, rows }] : []
    })
    const locations: readonly Given[] = this.locations.length ? [{ op: 'locations', rows: this.locations }] : []
    return [...locations, ...has, ...this.others]
  }

  #name(title: string): CardName {
    const before = this.#taken.get(title) ?? 0
    this.#taken.set(title, before + 1)
    return before ? { title, label: labels[before - 1] ?? String(before) } : { title }
  }
}

const labels = ['second', 'third', 'fourth', 'fifth']

export const pileOf = (pile: 'hand' | 'draw deck' | 'discard pile', of: Player): Place => ({
  prep: 'in',
  pile: { pile, of },
})

export const isOf =
  (...types: readonly CardType[]) =>
  ({ facts }: Grown): boolean =>
    types.includes(facts.type)
