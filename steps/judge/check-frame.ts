import type { Board } from '../../protocol/types.ts'
import { differences } from './frame.ts'
import { differencesBeside } from './frame-of-play.ts'
import { few, listed, mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

/** When turns end, cards are drawn from decks that are nobody's concern, and nobody minds that a deck is empty. */
const withoutDrawn = ({ over, ...board }: Board, drawn: ReadonlySet<string>): Board => ({
  ...board,
  cards: board.cards.filter(({ id }) => !drawn.has(id)),
  ...(over && !hasEmptyDeck(board) ? { over } : {}),
})

/** Some laws end the game when a player cannot draw. */
const hasEmptyDeck = ({ players, cards }: Pick<Board, 'players' | 'cards'>): boolean =>
  players.some(({ name }) => !cards.some(({ where: [place, of] }) => place === 'deck' && of === name))

/** Fails where plain cards of decks have gone elsewhere than into their player's hand. */
export function requireDecks({ drawn, touched }: Table, now: Board): void {
  const astray = drawn.astray(now, id => touched.isCard(id))
  if (astray.length)
    mismatch(
      `The cards of a draw deck that the scenario does not mention must stay there, except for what its player draws (the protocol, section 3); but ${listed(few(astray))}`,
    )
}

/** Nothing differs from before the first When but what was asserted. */
export async function frame(table: Table): Promise<void> {
  const now = await table.now()
  const first = table.past.first ?? now
  const { asserted, touched } = table
  requireDecks(table, now)
  const hasTurned = first.turn.number !== now.turn.number
  const drawn = table.drawn.in(now)
  const [before, after] = hasTurned ? [withoutDrawn(first, drawn), withoutDrawn(now, drawn)] : [first, now]
  const changes = [...differences(before, after, asserted), ...differencesBeside(first, now, asserted, touched)]
  if (changes.length) mismatch(`Nothing else should have changed, but ${listed(changes)}`)
}
