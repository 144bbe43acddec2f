import type { Features } from '../../text/match.ts'
import { hasSystem } from './special-equipment.ts'

/** What this room adds to the features of cards. */
export const features: Features<'system'> = {
  system: (game, id, { system }) => hasSystem(game.facts(id), system!),
}
