import { hasBeenThere } from '../../board/new-ground.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import { quadrantOf } from '../../board/quadrant.ts'
import type { Language } from '../../kernel/language.ts'
import { type Features, matches } from '../../text/match.ts'

/** How the features that this room adds to filters are looked at. */
export const features: Features<'at' | 'holding' | 'quadrants' | 'newGroundFor'> = {
  at(game, id, { at }, player) {
    const location = locationOf(game, id)
    return location !== undefined && matches(game, location, at!, player)
  },
  holding: (game, id, { holding }, player) =>
    game.state.cards.some(c => inPlay(c) && locationOf(game, c.id) === id && matches(game, c.id, holding!, player)),
  quadrants: (game, id, { quadrants }) => quadrants!.includes(quadrantOf(game, id) ?? ''),
  newGroundFor: (game, id, { newGroundFor }, player) =>
    !hasBeenThere(game, player, newGroundFor!, quadrantOf(game, id) ?? ''),
}

export const pastFeatures: Language['pastFeatures'] = ['newGroundFor']
