import type { Act } from '../../protocol/types.ts'
import { malformed } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { CardId } from './state.ts'

/** The card on the board to which the act brings another; refused, with what it must be in words, where it names none. */
export function destinationOf(game: Game, card: CardId, { to }: Act, must: string): CardId {
  const holder = to?.[1]
  return holder !== undefined && game.find(holder)
    ? holder
    : malformed('wrong-place', `${card} ${must}`, [card], 'choice')
}
