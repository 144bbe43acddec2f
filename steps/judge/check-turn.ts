import type { Operation } from '../operation.ts'
import { checkNow } from './check-now.ts'
import { mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Whose turn it is and how far it has come. */
export async function turn(table: Table, { now, moment }: Op<'turn'>): Promise<void> {
  if (!('turnOf' in moment)) return mismatch('Only turns and their parts can be checked')
  const phases = { start: 'start', 'card play': 'play', orders: 'orders', end: 'end' } as const
  const is = (board: Table['before']): boolean =>
    board?.turn.player === moment.turnOf && (!moment.part || board.turn.phase === phases[moment.part])
  const board = await table.now()
  checkNow(
    now,
    is(table.before),
    is(board),
    'It',
    `${moment.turnOf}'s ${moment.part ?? 'turn'}`,
    () => `it is ${board.turn.player}'s ${board.turn.phase}`,
  )
}

export async function result(table: Table, { player, result: wanted }: Op<'result'>): Promise<void> {
  const { over } = await table.now()
  table.asserted.add('the result')
  if (!over) mismatch(`${player} should have ${wanted} the game, but it goes on`)
  const won = over?.winner === player
  if (won !== (wanted === 'won'))
    mismatch(`${player} should have ${wanted} the game, but ${over?.winner ?? 'nobody'} won`)
}
