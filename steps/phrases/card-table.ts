import type { CardName } from '../operation.ts'
import { cardNameOfCell, cellOfCardName } from '../types/card-name.ts'
import type { Rows } from './phrase.ts'
import { listCells } from './table.ts'

/** The cards of a table with one column. */
export const cardsOfTable = (rows: Rows): readonly CardName[] =>
  listCells(rows, 'card', ['cards', 'title', 'titles']).map(({ text }) => cardNameOfCell(text))

export const tableOfCards = (cards: readonly CardName[]): Rows => [
  ['card'],
  ...cards.map(card => [cellOfCardName(card)]),
]
