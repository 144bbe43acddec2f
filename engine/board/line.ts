import type { Game } from '../kernel/game.ts'
import { matches } from '../text/match.ts'
import type { Filter } from '../text/text.ts'
import { locationsAlong, spanAt } from './locations.ts'
import { inPlay, locationOf } from './places.ts'
import type { CardId, PlayerName } from './state.ts'

/** The locations at both ends of the spaceline. */
export function endsOfLine(game: Game, here: CardId | undefined): readonly CardId[] {
  const line = here === undefined ? [] : locationsAlong(game, here)
  return [...new Set([line[0], line.at(-1)].flatMap(id => (id === undefined ? [] : [id])))]
}

/** Such locations on the spaceline, but for the one here, the one with the shortest way first. */
export function byDistance(game: Game, here: CardId | undefined, filter: Filter, you: PlayerName): readonly CardId[] {
  if (here === undefined) return []
  const line = locationsAlong(game, here)
  return line
    .filter(id => id !== here && matches(game, id, filter, you))
    .sort((a, b) => way(game, line, here, a) - way(game, line, here, b))
}

/** Where on the spaceline the nearest of such cards is. */
export function nearestWith(game: Game, here: CardId | undefined, filter: Filter, you: PlayerName): CardId | undefined {
  const places = game.state.cards
    .filter(c => inPlay(c) && matches(game, c.id, filter, you))
    .map(c => locationOf(game, c.id))
  if (here === undefined || places.includes(here)) return here
  return byDistance(game, here, {}, you).find(id => places.includes(id))
}

/** The span of the way from one location on a spaceline to another one on it; 0 where one is not on it. */
export function distanceBetween(game: Game, a: CardId, b: CardId): number {
  const [here, there] = [locationOf(game, a), locationOf(game, b)]
  if (here === undefined || there === undefined) return 0
  const line = locationsAlong(game, here)
  return line.includes(there) ? way(game, line, here, there) : 0
}

/** The span of the way from here to there. */
function way(game: Game, line: readonly CardId[], here: CardId, there: CardId): number {
  const [from, to] = [line.indexOf(here), line.indexOf(there)]
  const passed = from < to ? line.slice(from + 1, to + 1) : line.slice(to, from)
  return passed.reduce((sum, id) => sum + spanAt(game, id), 0)
}
