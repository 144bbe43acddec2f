import type { Game } from '../kernel/game.ts'
import { kindOfLocation } from '../questions/locations/questions.ts'
import type { CardId } from './state.ts'

/** Was the location destroyed, so that little is left of it? */
export const wasDestroyed = (game: Game, location: CardId): boolean =>
  !!game.find(location) && game.left(location) !== undefined

/** Is there no planet: is it in space, or nothing at all any more? */
export function hasNoPlanet(game: Game, location: CardId): boolean {
  const kind = game.decide(kindOfLocation, { location })
  return kind === 'space' || (kind === undefined && wasDestroyed(game, location))
}
