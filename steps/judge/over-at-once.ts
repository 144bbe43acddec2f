import type { Board, Can } from '../../protocol/types.ts'
import { Beyond } from './beyond.ts'
import { listed } from './mismatch.ts'

/** Throws `Beyond` where the engine ends the game on the board as it was set, because a draw deck on it is empty. */
export function requireBegun({ over, players, cards }: Board, can: Can): void {
  if (!over) return
  const drawn = players.filter(({ name }) => !cards.some(({ where: [place, of] }) => place === 'deck' && of === name))
  if (!drawn.length) return
  const whose = listed(drawn.map(({ name }) => `${name}'s`))
  const message = `the engine ends the game on this board, on which the draw deck is empty: ${whose}`
  throw new Beyond(message, can.places?.includes('deck') ? 'madeUp "equipment"' : 'places "deck"')
}
