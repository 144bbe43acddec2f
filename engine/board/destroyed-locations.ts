import type { Game } from '../kernel/game.ts'
import { kindOfLocation } from '../questions/locations/questions.ts'
import type { CardId } from './state.ts'

/** Is there no planet: is it in space, or nothing at all any more? */
export function hasNoPlanet(game: Game, location: CardId): boolean {
  const kind = game.decide(kindOfLocation, { location })
  return kind === 'space' || kind === undefined
}
