import type { Case } from '../steps/suite/case.ts'
import { strike } from './variants/strike.ts'
import { Table } from './variants/table.ts'

/** Of rulings in force, those without any one of which the case comes out differently on the reference engine, in their order. */
export async function restsOn(kase: Case, rulings: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const id of rulings) {
    const without = strike([id])
    if (without.concerns(kase) && (await new Table(without).isNoticedIn(kase))) found.push(id)
  }
  return found
}
