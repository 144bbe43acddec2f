import { differences } from './frame.ts'
import { listed, mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

/** Nothing differs from before the first When but what was asserted. */
export async function frame(table: Table): Promise<void> {
  const now = await table.now()
  const changes = differences(table.first ?? now, now, table.asserted)
  if (changes.length) mismatch(`Nothing else should have changed, but ${listed(changes)}`)
}
