import { is } from '../../board/can.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { regionOf } from '../../questions/locations/questions.ts'
import type { Features } from '../../text/match.ts'
import { attemptedBy } from './missions.ts'

export const features: Features<'region' | 'missionOf' | 'completedBy' | 'place'> = {
  place: (game, id, { place }) => game.facts(id).location?.at(-1) === place,
  completedBy: (game, id, _, you) => isCompletedBy(game, id, you),
  missionOf: (game, id, { missionOf }, you) => !!attemptedBy(game, id, you)?.includes(missionOf ?? ''),
  region: (game, id, f) => regionAt(game, id) === f.region,
}

/** Has the player completed the mission? One that was completed before the game was set up is whoever's asks. */
function isCompletedBy(game: Game, mission: CardId, player: PlayerName): boolean {
  const deed = game.state.history.findLast(d => d.kind === 'completed' && d.card === mission)
  return is(game, mission, 'completed') && (!deed || deed.player === player)
}

function regionAt(game: Game, id: CardId): string | undefined {
  const at = locationOf(game, id)
  return at === undefined ? undefined : game.decide(regionOf, { location: at })
}
