import { neighboursOf } from '../../board/locations.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** The region of the locations on both sides of that one, where it is the same. */
export function regionAround(game: Game, location: CardId): string | undefined {
  const [left, right, ...none] = neighboursOf(game, location).map(id => game.facts(id).region)
  return left === right && !none.length ? left : undefined
}
