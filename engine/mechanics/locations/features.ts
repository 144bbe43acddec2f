import { isLocation } from '../../board/locations.ts'
import { takesWhatIsPlayedOnLocations } from '../../questions/locations/questions.ts'
import type { Features } from '../../text/match.ts'

export const features: Features<'onSpacelineLocation'> = {
  onSpacelineLocation: (game, id) =>
    game.card(id).place === 'spaceline' &&
    isLocation(game, id) &&
    game.decide(takesWhatIsPlayedOnLocations, { location: id }),
}
