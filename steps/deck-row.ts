import type { CardName } from './operation.ts'

/** So many copies of a card in one part of a deck. */
export interface DeckRow {
  readonly deck: string
  readonly card: CardName
  readonly copies: number
}
