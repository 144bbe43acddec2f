import { locationOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { regionOf } from '../../questions/locations/questions.ts'
import type { Features } from '../../text/match.ts'
import { attemptedBy } from './missions.ts'

export const features: Features<'region' | 'missionOf'> = {
  missionOf: (game, id, { missionOf }, you) => !!attemptedBy(game, id, you)?.includes(missionOf ?? ''),
  region: (game, id, f) => regionAt(game, id) === f.region,
}

function regionAt(game: Game, id: CardId): string | undefined {
  const at = locationOf(game, id)
  return at === undefined ? undefined : game.decide(regionOf, { location: at })
}
