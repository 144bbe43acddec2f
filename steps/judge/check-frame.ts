import type { Board } from '../../protocol/types.ts'
import { differences } from './frame.ts'
import { differencesBeside } from './frame-of-play.ts'
import { listed, mismatch } from './mismatch.ts'
import { isPlain } from './plain-decks.ts'
import type { Table } from './table.ts'

/** When turns end, cards are drawn: those that lie in decks to be drawn are nobody's concern, nor that a deck is empty. */
const withoutPlain = ({ over, ...board }: Board): Board => ({
  ...board,
  cards: board.cards.filter(({ id }) => !isPlain(id)),
  ...(over && !hasEmptyDeck(board) ? { over } : {}),
})

/** Some laws end the game when a player cannot draw. */
const hasEmptyDeck = ({ players, cards }: Pick<Board, 'players' | 'cards'>): boolean =>
  players.some(({ name }) => !cards.some(({ where: [place, of] }) => place === 'deck' && of === name))

/** Nothing differs from before the first When but what was asserted. */
export async function frame(table: Table): Promise<void> {
  const now = await table.now()
  const first = table.first ?? now
  const { asserted, touched } = table
  const hasTurned = first.turn.number !== now.turn.number
  const changes = [
    ...differences(hasTurned ? withoutPlain(first) : first, hasTurned ? withoutPlain(now) : now, asserted),
    ...differencesBeside(first, now, asserted, touched),
  ]
  if (changes.length) mismatch(`Nothing else should have changed, but ${listed(changes)}`)
}
