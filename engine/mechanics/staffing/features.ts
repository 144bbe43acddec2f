import { cardsIn, crewOf } from '../../board/places.ts'
import type { Features } from '../../text/match.ts'
import { matches } from '../../text/match.ts'
import { meets } from '../../text/requirement.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'unstaffed' | 'occupied' | 'crewMeets' | 'carries'> = {
  unstaffed: (game, id) => game.facts(id).staffing?.length === 0,
  occupied: (game, id) => game.state.players.some(p => crewOf(game, id, p.name).length > 0),
  crewMeets: (game, id, f, you) => meets(game, f.crewMeets!, crewOf(game, id, you), you, id),
  carries: (game, id, f, you) =>
    cardsIn(game, 'aboard', id).filter(c => matches(game, c.id, f.carries!.where, you)).length >= f.carries!.count,
}
