import type { CardId } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { movesWhileNotInSpace } from '../../questions/movement/settled.ts'

/** Where a ship is that is not in space, in words. */
const instead = {
  planet: 'is on the planet, and takes off first',
  aboard: 'is aboard another ship',
  docked: 'is docked, and undocks first',
} as const

type Instead = keyof typeof instead

const isInstead = (place: string): place is Instead => Object.hasOwn(instead, place)

/** Refuses a ship that has landed, is docked or is carried, where the law wants it in space for what it does. */
export function requireInSpace(game: Game, ship: CardId): void {
  const { place } = game.card(ship)
  if (!isInstead(place) || game.decide(movesWhileNotInSpace, { ship, place })) return
  refuse('condition', `${ship} ${instead[place]}`, [ship])
}
