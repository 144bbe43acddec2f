import { groupBy } from '../catalogue/group.ts'
import type { Case } from '../steps/suite/case.ts'
import { strike } from './variants/strike.ts'
import { Table } from './variants/table.ts'

/** A case and a ruling that may decide it. */
export interface Pair {
  readonly kase: Case
  readonly ruling: string
}

/** Of these pairs those in which the case comes out differently without the ruling, on the reference engine; ruling by ruling, so that each is struck out once. */
export async function restingPairs(pairs: readonly Pair[]): Promise<ReadonlySet<Pair>> {
  const found = new Set<Pair>()
  for (const [ruling, some] of groupBy(pairs, one => one.ruling)) {
    const without = strike([ruling])
    const table = new Table(without)
    for (const pair of some) if (without.concerns(pair.kase) && (await table.isNoticedIn(pair.kase))) found.add(pair)
  }
  return found
}
