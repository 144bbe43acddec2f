import type { DeckRow } from '../deck-row.ts'
import { cardNameOfCell, cellOfCardName } from '../types/card-name.ts'
import { inRow, numberCell, tableRows } from './table.ts'

const columns = ['deck', 'card', 'copies'] as const

/** The parts of a deck. */
export const deckRows = (rows: Parameters<typeof tableRows>[0]): readonly DeckRow[] =>
  tableRows(rows, columns, ['deck', 'card']).map(({ row, cell }) =>
    inRow(row, () => ({
      deck: cell('deck'),
      card: cardNameOfCell(cell('card')),
      copies: numberCell(cell('copies'), 'copies') ?? 1,
    })),
  )

export const tableOfDeck = (rows: readonly DeckRow[]): readonly (readonly string[])[] => [
  [...columns],
  ...rows.map(row => [row.deck, cellOfCardName(row.card), String(row.copies)]),
]
