import type { DeckRow } from '../deck-row.ts'
import { cardNameOfCell, cellOfCardName } from '../types/card-name.ts'
import { nearest } from '../types/nearest.ts'
import { LanguageError } from '../types/reader.ts'
import { inRow, numberCell, tableRows } from './table.ts'

const columns = ['deck', 'card', 'copies'] as const

/** Parts of a deck that the documents know; a player may call others what he likes. */
const parts = [
  'seed deck',
  'missions',
  'sites',
  'draw deck',
  'dilemma pile',
  "Q's Tent",
  'Q-Continuum',
  'Battle Bridge',
  'Tribbles',
  'sideboard',
] as const

/** The words by which a part is told from the others. */
const wordsOf = (part: string): readonly string[] =>
  part
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(word => word !== 'deck')

/** A part as the row names it; throws where it is nearly one that there is. */
function partOf(text: string): string {
  if ((parts as readonly string[]).includes(text)) return text
  const words = wordsOf(text)
  const near = nearest(text, parts) ?? parts.find(part => wordsOf(part).some(word => words.includes(word)))
  if (near) throw new LanguageError(`no part of a deck is called \`${text}\`; nearest: \`${near}\``)
  return text
}

/** The parts of a deck. */
export const deckRows = (rows: Parameters<typeof tableRows>[0]): readonly DeckRow[] =>
  tableRows(rows, columns, ['deck', 'card']).map(({ row, cell }) =>
    inRow(row, () => ({
      deck: partOf(cell('deck')),
      card: cardNameOfCell(cell('card')),
      copies: numberCell(cell('copies'), 'copies') ?? 1,
    })),
  )

export const tableOfDeck = (rows: readonly DeckRow[]): readonly (readonly string[])[] => [
  [...columns],
  ...rows.map(row => [row.deck, cellOfCardName(row.card), String(row.copies)]),
]
