import { cardsIn, crewOf } from '../../board/places.ts'
import type { Features } from '../../text/match.ts'
import { matches } from '../../text/match.ts'
import { meets } from '../../text/requirement.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'occupied' | 'carries' | 'crewMeets'> = {
  occupied: (game, id) => game.state.players.some(p => crewOf(game, id, p.name).length > 0),
  carries: (game, id, f, you) =>
    cardsIn(game, 'aboard', id).filter(c => matches(game, c.id, f.carries!.where, you, true)).length >=
    f.carries!.count,
  crewMeets: (game, id, f) => {
    const { controller } = game.card(id)
    return meets(game, f.crewMeets!, crewOf(game, id, controller), controller, id)
  },
}
