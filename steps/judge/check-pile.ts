import type { Board } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { printPile } from '../types/pile.ts'
import { placeOf, pointsOf } from './frame.ts'
import { listed, mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** The whole content of a pile. */
export async function pileHolds(table: Table, { pile, cards }: Op<'holds'>): Promise<void> {
  const finder = await table.finder()
  const actual = finder.pile(pile)
  const titles = actual.map(id => finder.card(id).title ?? id)
  const wanted = cards.map(({ title, label }) => ({ title, label }))
  const fits =
    wanted.length === actual.length &&
    wanted.every(({ title, label }, i) => titles[i] === title && (!label || actual[i]?.includes(`[${label}]`)))
  if (!fits)
    mismatch(
      `The pile should hold ${listed(
        wanted.map(w => w.title),
        'nothing',
      )}, but it holds ${listed(titles, 'nothing')}`,
    )
  for (const id of actual) table.asserted.add(placeOf(id))
  table.asserted.add(`order: ${finder.wherePile(pile).join(' of ')}`)
}

/** How many cards are in a pile. */
export async function pileSize(table: Table, { pile, count }: Op<'size'>): Promise<void> {
  const { length } = (await table.finder()).pile(pile)
  if (length !== count)
    mismatch(`${printPile(pile)} should hold ${count} card${count === 1 ? '' : 's'}, but it holds ${length}`)
}

/** The score, or the counters that are left, and whether that is new. */
export async function points(table: Table, { player, now, points: wanted, of: counted }: Op<'points'>): Promise<void> {
  const of = counted ?? 'points'
  if (of === 'points') table.asserted.add(pointsOf(player))
  const read = (board: Board): number | undefined => {
    const shown = board.players.find(p => p.name === player)
    return of === 'points' ? (shown?.points ?? 0) : shown?.count?.counters
  }
  const board = await table.now()
  const is = read(board)
  if (is !== wanted) mismatch(`${player} should have ${wanted} ${of}, but has ${is ?? 'none'}`)
  if (!now) return
  const was = table.past.was(now, one => read(one) === wanted, board)
  if (now === 'still' && !was)
    mismatch(`${player} should still have ${wanted} ${of}, but had ${read(table.past.nearest ?? board)} before`)
  if (now === 'now' && was) mismatch(`${player} had ${wanted} ${of} before, too; the scenario says that this is new`)
}
