import type { Features } from '../../text/match.ts'
import { isHome } from '../reporting/reporting.ts'

/** What this room adds to the features of cards. */
export const features: Features<'abroad'> = {
  abroad: (game, id) => {
    const { holder } = game.card(id)
    return holder !== undefined && !isHome(game, id, holder)
  },
}
