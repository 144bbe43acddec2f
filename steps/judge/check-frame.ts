import type { Board } from '../../protocol/types.ts'
import { differences } from './frame.ts'
import { differencesBeside } from './frame-of-play.ts'
import { listed, mismatch } from './mismatch.ts'
import { isPlain } from './plain-decks.ts'
import type { Table } from './table.ts'

/** When turns end, cards are drawn: those that lie in decks to be drawn are nobody's concern. */
const withoutPlain = (board: Board): Board => ({ ...board, cards: board.cards.filter(({ id }) => !isPlain(id)) })

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
