import type { Board } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { printMoment } from '../types/moment.ts'
import { turnAt } from './arrangement-words.ts'
import { checkNow } from './check-now.ts'
import { mismatch } from './mismatch.ts'
import { isSeeding } from './passes.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Whose turn it is and how far it has come. */
export async function turn(table: Table, { now, moment }: Op<'turn'>): Promise<void> {
  if ('encounter' in moment) return unaskable('whether an encounter goes on is not shown on a board')
  const { player, phase } = turnAt(moment, 'play')
  const isOfBoth = ('seeding' in moment && !moment.of) || 'before' in moment
  const isPart = !('turnOf' in moment) || moment.part !== undefined
  const is = ({ turn }: Board): boolean => (isOfBoth || turn.player === player) && (!isPart || turn.phase === phase)
  table.asserted.add('the turn')
  const board = await table.now()
  checkNow(
    now,
    // A turn of play is another one than a turn to seed.
    table.past.was(now, before => is(before) && (now !== 'now' || isSeeding(before) === isSeeding(board)), board),
    is(board),
    'It',
    'turnOf' in moment ? `${player}'s ${moment.part ?? 'turn'}` : printMoment(moment),
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
