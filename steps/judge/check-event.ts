import type { Operation } from '../operation.ts'
import { listed, mismatch, sameSet } from './mismatch.ts'
import type { Table } from './table.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** An event since the first When. */
export async function happened(table: Table, { cards, not, event }: Op<'happened'>): Promise<void> {
  if (!table.can.events?.includes(event as never)) {
    table.unchecked.push(`whether cards have been ${event}`)
    return
  }
  const finder = await table.finder()
  for (const id of finder.ids(cards)) {
    const [own] = id.split('/')
    const there = table.events.some(e => e.event === event && e.cards?.some(c => c === id || c === own))
    if (there === !!not)
      mismatch(`"${id}" should ${not ? 'not ' : ''}have been ${event}, but ${not ? 'has' : 'has not'}`)
  }
}

/** What has been revealed to the player since the first When. */
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
