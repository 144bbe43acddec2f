import type { DeckLine } from '../../protocol/types.ts'
import type { DeckRow } from '../deck-row.ts'
import type { Operation } from '../operation.ts'
import { fact } from './check-fact.ts'
import { passUnclaimed } from './pass-unclaimed.ts'
import { requireClaimed } from './refused.ts'
import type { Table } from './table.ts'
import { canonical } from './types-of.ts'
import { remember } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** A deck that was registered before the game. */
export function registerDeck(table: Table, operation: Op<'registered'>): void {
  table.setUp(operation)
  table.registered.set(operation.player, linesOf(operation.rows))
}

const linesOf = (rows: readonly DeckRow[]): readonly DeckLine[] =>
  rows.map(({ deck, card, copies }) => ({ part: deck, title: canonical(card.title), count: copies }))

/** Deck registration: legal where the engine says so of the deck as a whole. */
export async function bringDeck(table: Table, { player, rows }: Op<'deck'>): Promise<void> {
  await requireClaimed(table)
  await passUnclaimed(table)
  table.requireNoDecision()
  await remember(table, true)
  const registered = table.registered.get(player)
  const changed = registered ? { registered } : {}
  const legal = await fact(table, { fact: 'legal-deck', deck: linesOf(rows), ...changed }, 'whether the deck is legal')
  const last = { refused: legal === false, what: `${player} brings this deck`, text: 'no such deck' }
  table.last = legal === undefined ? { ...last, unknown: true } : last
  table.unclaimed = last.refused ? last : undefined
}
