import type { Features } from '../../text/match.ts'
import { hasBorgObjective, isScouted, isTargetedAs } from './scouted.ts'

/** What this room adds to what a card must be like. */
export const features: Features<
  'targetedAs' | 'unscouted' | 'homeworld' | 'current' | 'noBorgObjective' | 'pointsAtLeast'
> = {
  targetedAs: (game, id, f) => isTargetedAs(game, id, f.targetedAs!),
  unscouted: (game, id) => !isScouted(game, id),
  homeworld: (game, id) => !!game.text(id).homeworldOf?.length,
  current: (game, id) => game.card(id).place === 'core',
  noBorgObjective: (game, id) => !hasBorgObjective(game, id),
  pointsAtLeast: (game, id, f) => (game.facts(id).points ?? 0) >= f.pointsAtLeast!,
}
