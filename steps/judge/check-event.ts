import { groupByEach } from '../../catalogue/group.ts'
import type { Event } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { listed, mismatch, sameSet } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** An event since the first When. */
export async function happened(table: Table, wanted: Op<'happened'>): Promise<void> {
  const { cards, not, event, by, count, word } = wanted
  if (!table.can.events?.includes(event as never)) {
    table.unchecked.push(`whether cards have been ${event}`)
    return
  }
  const finder = await table.finder()
  const told = groupByEach(
    table.events.filter(e => e.event === event),
    e => e.cards ?? [],
  )
  for (const id of finder.ids(cards)) {
    const there = [...new Set([id, id.split('/')[0]!].flatMap(one => told.get(one) ?? []))]
    const isHis = ({ player }: Event): boolean => !by || !player || player === by
    const fitting = there.filter(e => (count ?? e.count) === e.count && (word ?? e.word) === e.word && isHis(e))
    if (fitting.length > 0 !== !not) mismatch(whatHappened({ ...wanted, id }, there))
    if (by && fitting.some(({ player }) => !player)) table.unchecked.push(`by whom "${id}" was ${event}`)
  }
}

interface Wanted extends Pick<Op<'happened'>, 'not' | 'event' | 'by' | 'count' | 'word'> {
  readonly id: string
}

function whatHappened({ id, not, event, by, count, word }: Wanted, there: readonly Event[]): string {
  if (word !== undefined) return whatUsed(id, not ? 'not have' : 'have', word, there)
  const as = count === undefined ? '' : ` as ${count}`
  const told = there.flatMap(e => (e.count === undefined ? [] : [String(e.count)]))
  const who = [...new Set(there.flatMap(({ player }) => player ?? []))]
  const actual = not
    ? 'has'
    : by && who.length
      ? `was by ${listed(who)}`
      : count !== undefined && told.length
        ? `was ${event} as ${listed(told)}`
        : 'has not'
  return `"${id}" should ${not ? 'not ' : ''}have been ${event}${by ? ` by ${by}` : ''}${as}, but ${actual}`
}

function whatUsed(id: string, have: string, word: string, there: readonly Event[]): string {
  const told = there.flatMap(e => e.word ?? [])
  return `"${id}" should ${have} used ${word}, but has used ${told.length ? listed(told) : 'no skill'}`
}

/** Cards revealed to the player since the first When. */
export async function shown(table: Table, { player, cards }: Op<'shown'>): Promise<void> {
  if (!table.can.events?.includes('revealed')) {
    table.unchecked.push(`what ${player} has been shown`)
    return
  }
  const ids = (await table.finder()).ids(cards)
  const told = table.events
    .filter(e => e.event === 'revealed' && (!e.player || e.player === player))
    .flatMap(e => e.cards ?? [])
  if (!sameSet(ids, [...new Set(told)]))
    mismatch(`${player} should have been shown ${listed(ids)}, but has been shown ${listed(told)}`)
}
