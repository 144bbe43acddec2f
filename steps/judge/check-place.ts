import type { Operation, Place } from '../operation.ts'
import { printPlace } from '../types/place.ts'
import { checkNow } from './check-now.ts'
import { inPlay } from './copies.ts'
import { placeOf } from './frame.ts'
import type { Finder } from './resolve.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'
import { whereInWords } from './where-in-words.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Where the cards are, and whether that is new. */
export async function placed(table: Table, { cards, now, place }: Op<'placed'>): Promise<void> {
  const finder = await table.finder()
  const isNew = now === 'now' && 'card' in place
  const was = (id: string): boolean =>
    table.past.was(now, board => isThere(table.finderOf(board), id, place, isNew ? finder : undefined), finder.board)
  for (const id of finder.ids(cards)) {
    table.asserted.add(placeOf(id))
    checkNow(
      now,
      was(id),
      isThere(finder, id, place),
      `"${id}"`,
      printPlace(place),
      () => `it is ${whereInWords(finder.card(id).where)}`,
    )
  }
}

/** *at* means the location, the other words the very place; `meaning` = the board by which they are understood. */
function isThere(finder: Finder, id: string, place: Place, meaning = finder): boolean {
  const wanted = meaning.where(place, id) ?? unaskable(`"${id}" can be nowhere that is ${printPlace(place)}`)
  const { where } = finder.card(id)
  if ('card' in place && place.prep === 'at') {
    const at = finder.id(place.card, inPlay)
    if (finder.card(at).where[0] === 'spaceline') return finder.location(id) === at
  }
  if (wanted.join() !== where.join()) return false
  if (!('pile' in place)) return true
  const pile = finder.pileCards(place.pile)
  if (place.prep === 'on top of' || place.prep === 'at the left end of') return pile[0]?.id === id
  return place.prep === 'in' || pile.at(-1)?.id === id
}
