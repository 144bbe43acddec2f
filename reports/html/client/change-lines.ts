import type { Board, Card, ConditionWord, CountWord, Id } from '../../../protocol/types.ts'
import { conditionText, countText, placeText } from './words.ts'

/** A count that is not what it was; absent = it was not kept. */
export interface CountChange {
  readonly word: CountWord
  readonly from?: number
  readonly to?: number
}

/** What becomes of a card. */
export interface CardChange {
  readonly isNew?: boolean
  readonly isGone?: boolean
  readonly moved: boolean
  readonly added: readonly ConditionWord[]
  readonly removed: readonly ConditionWord[]
  readonly counts: readonly CountChange[]
  /** In words. */
  readonly other: readonly string[]
}

/** A change in words: of what, and what of it; `from` and `to` where it went from one to the other. */
export interface Line {
  readonly name?: string
  readonly text?: string
  readonly from?: string | number
  readonly to?: string | number
}

/** A card before and after; absent = it is not on the board. */
interface Pair {
  readonly was: Card | undefined
  readonly is: Card | undefined
}

/** What becomes of a card, one line for each thing. */
export function cardLines(
  name: string,
  change: CardChange,
  { was, is }: Pair,
  nameOf: (id: Id) => string,
): readonly Line[] {
  if (!is) return [{ name, text: 'is no longer in the game' }]
  if (!was) return [{ name, text: `is new ${placeText(is.where, nameOf)}` }]
  const { moved, added, removed, counts, other } = change
  return [
    ...(moved ? [{ name, from: placeText(was.where, nameOf), to: placeText(is.where, nameOf) }] : []),
    ...added.map(word => ({ name, text: `is now ${conditionText(word)}` })),
    ...removed.map(word => ({ name, text: `is no longer ${conditionText(word)}` })),
    ...counts.map(({ word, from, to }) => ({ name, text: countText(word), from: from ?? '–', to: to ?? '–' })),
    ...other.map(text => ({ name, text })),
  ]
}

/** How the game ended. */
export function overText({ winner }: NonNullable<Board['over']>): string {
  return winner ? `The game is over: ${winner} has won.` : 'The game is over: nobody has won.'
}
