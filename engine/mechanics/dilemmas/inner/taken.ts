import type { Group } from '../../../board/group.ts'
import { leftLast } from '../../../board/history.ts'
import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'

/** The ship where they are, or else the ships from which they were last beamed. */
export function shipsOf(game: Game, { ship, personnel }: Group): readonly CardId[] {
  if (ship !== undefined) return [ship]
  const left = personnel.map(id => leftLast(game, id)).filter(id => id !== undefined)
  return [...new Set(left)].filter(id => inPlay(game.card(id)) && game.facts(id).type === 'ship')
}
