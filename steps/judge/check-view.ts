import type { Operation } from '../operation.ts'
import { indexOf } from './board-index.ts'
import { mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Checks a player's own view. */
export async function sees(table: Table, { player, not, cards }: Op<'sees'>): Promise<void> {
  const ids = (await table.finder()).ids(cards)
  const { board, rulings } = await table.client.observe({ as: player })
  table.credit(rulings)
  for (const id of ids) {
    const seen = indexOf(board).card(id)?.title !== undefined
    if (seen === !!not) mismatch(`${player} should ${not ? 'not ' : ''}see "${id}", but does${seen ? '' : ' not'}`)
  }
}
