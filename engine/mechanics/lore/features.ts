import { type Features, matches } from '../../text/match.ts'
import { benefitsOf, hasFacilityCommander, isCommandable } from './in-command.ts'

/** What this room adds to the features of cards. */
export const features: Features<'commanded' | 'commandable' | 'facilityCommander' | 'aboard'> = {
  commanded: (game, id, { commanded }) => benefitsOf(game, id) >= commanded!,
  facilityCommander: (game, id) => hasFacilityCommander(game, id),
  commandable: (game, id) => isCommandable(game, id),
  aboard(game, id, { aboard }, you) {
    const { place, holder } = game.card(id)
    return (place === 'aboard' || place === 'site') && matches(game, holder, aboard!, you)
  },
}
