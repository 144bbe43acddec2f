import type { Game } from '../kernel/game.ts'
import { corresponds } from '../questions/locations/questions.ts'
import type { CardId } from './state.ts'

/** The time locations in play. */
export const timeLocations = (game: Game): readonly CardId[] =>
  game.state.cards.filter(c => c.place === 'spaceline' && c.holder === 'time').map(c => c.id)

/** The locations in play that correspond to the time location. */
export const correspondingTo = (game: Game, time: CardId): readonly CardId[] =>
  game.state.cards
    .filter(c => c.place === 'spaceline' && c.holder !== 'time')
    .filter(c => game.decide(corresponds, { place: game.facts(c.id), time: game.facts(time), quadrant: c.holder }))
    .map(c => c.id)

/** Is one of the two a time location and the other one its place? */
export function areTied(game: Game, a: CardId, b: CardId): boolean {
  const times = timeLocations(game)
  const [time, place] = times.includes(a) ? [a, b] : [b, a]
  return times.includes(time) && correspondingTo(game, time).includes(place)
}
