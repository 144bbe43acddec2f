import type { Operation } from '../operation.ts'
import { fact } from './check-fact.ts'
import { settle } from './settle.ts'
import type { Table } from './table.ts'
import { canonical } from './types-of.ts'
import { remember } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Deck registration: legal where the engine says so of the deck as a whole. */
export async function bringDeck(table: Table, { player, rows }: Op<'deck'>): Promise<void> {
  table.requireClaimed()
  await settle(table)
  table.requireNoDecision()
  await remember(table)
  const deck = rows.map(({ deck, card, copies }) => ({ part: deck, title: canonical(card.title), count: copies }))
  const legal = await fact(table, { fact: 'legal-deck', deck }, 'whether the deck is legal')
  const last = { refused: legal === false, what: `${player} brings this deck`, text: 'no such deck' }
  table.last = legal === undefined ? { ...last, unknown: true } : last
  table.unclaimed = last.refused ? last : undefined
}
