import { isLocation } from '../../board/locations.ts'
import type { Features } from '../../text/match.ts'
import { takesWhatIsPlayedOnLocations } from './questions.ts'

export const features: Features<'onSpacelineLocation'> = {
  onSpacelineLocation: (game, id) =>
    game.card(id).place === 'spaceline' &&
    isLocation(game, id) &&
    game.decide(takesWhatIsPlayedOnLocations, { location: id }),
}
