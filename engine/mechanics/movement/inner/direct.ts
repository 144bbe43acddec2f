import { locationOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { malformed } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { nativeQuadrant } from '../../../questions/locations/questions.ts'
import { spanBesides } from '../../../questions/movement/questions.ts'
import { spanFor } from '../../missions/missions.ts'

/** The mission alone to which a ship flies that passes no other. */
export function directTo(game: Game, ship: CardId, to: CardId): readonly CardId[] {
  if (game.find(to)?.place !== 'spaceline') malformed('wrong-place', `${to} is no mission in play`, [to], 'choice')
  if (locationOf(game, ship) === to) malformed('no-effect', `${ship} is there already`, [ship], 'choice')
  return [to]
}

/** The RANGE that it takes: the spans of both missions, more between quadrants and less within a region. */
export function directCost(game: Game, player: PlayerName, ship: CardId, to: CardId): number {
  const from = locationOf(game, ship)
  const ends = from === undefined ? [to] : [from, to]
  const spans = ends.reduce((sum, at) => sum + spanFor(game, at, player, ship), 0)
  if (from === undefined) return spans
  const quadrants = ends.map(at => game.decide(nativeQuadrant, { printed: game.facts(at) }))
  const regions = ends.map(at => game.facts(at).region)
  const between = quadrants[0] === quadrants[1] ? 0 : game.decide(spanBesides, { ship, why: 'another quadrant' })
  const within =
    regions[0] === undefined || regions[0] !== regions[1]
      ? 0
      : game.decide(spanBesides, { ship, why: 'the same region' })
  return Math.max(0, spans + between + within)
}
