import { locationOf, spaceline } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { areTied } from '../../board/time-locations.ts'
import { malformed, refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isOnTheSpaceline, mayBeDoneThere } from '../../questions/locations/questions.ts'
import { fliesThroughTime } from '../../questions/locations/settled.ts'
import { isThere } from '../doorways/passage.ts'
import { isBarrier } from '../locations/barriers.ts'
import { openStretch, pathAlong } from './inner/path.ts'

/** The locations on the way there, the last one included. */
export function routeTo(game: Game, ship: CardId, to: CardId): readonly CardId[] {
  const from = locationOf(game, ship)
  if (from !== undefined && areTied(game, from, to) && game.decide(fliesThroughTime, { ship, from, to })) return [to]
  const line = from && game.decide(isOnTheSpaceline, { card: from, location: from }) ? spaceline(game, from) : []
  const [start, end] = [line.indexOf(from ?? ''), line.indexOf(to)]
  if (start < 0 || end < 0) refuse('wrong-place', `${to} is not on the same spaceline`, [to], 'choice')
  if (!isThere(game, to)) refuse('wrong-place', `${to} is no location any more`, [to], 'choice')
  if (start === end) malformed('no-effect', `${ship} is there already`, [ship], 'choice')
  if (isBarrier(game, to) || !game.decide(mayBeDoneThere, { location: to, deed: 'stop' }))
    refuse('wrong-place', `No ship stops at ${to}`, [ship, to], 'choice')
  return pathAlong(game, ship, line, start, end)
}

/** The locations on the way there, as far as it is open. */
export function routeToward(game: Game, ship: CardId, to: CardId): readonly CardId[] {
  const from = locationOf(game, ship)
  if (from === undefined || refusalOf(() => routeTo(game, ship, to))?.code !== 'blocked') return routeTo(game, ship, to)
  const line = spaceline(game, from)
  return openStretch(game, ship, line, line.indexOf(from), line.indexOf(to))
}
