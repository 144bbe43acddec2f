import type { Operation } from '../operation.ts'
import { fact } from './check-fact.ts'
import { settle } from './settle.ts'
import type { Table } from './table.ts'
import { canonical } from './types-of.ts'
import { remember } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Deck registration: legal where the engine says of each deck that its cards may be in one. */
export async function bringDeck(table: Table, { player, rows }: Op<'deck'>): Promise<void> {
  table.requireClaimed()
  await settle(table)
  table.requireNoDecision()
  await remember(table)
  const what = `${player} brings this deck`
  for (const deck of new Set(rows.map(row => row.deck))) {
    const cards = rows.filter(row => row.deck === deck)
    const titles = cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => canonical(card.title)))
    const allowed = await fact(table, { fact: 'deck-allowed', titles }, `whether the ${deck} is allowed`)
    table.last = { refused: allowed === false, what, text: `no such ${deck}` }
    if (allowed === undefined) table.last = { ...table.last, unknown: true }
    if (allowed !== true) break
  }
  table.unclaimed = table.last?.refused ? table.last : undefined
}
