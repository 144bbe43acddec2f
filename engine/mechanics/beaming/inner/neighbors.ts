import { locationOf, spaceline } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { beamsBeyondNeighbors, isBeamedPast } from '../../../questions/beaming/settled.ts'
import { isBarrier } from '../../locations/barriers.ts'
import type { BeamText } from './beam-text.ts'

/** Does beaming reach from the one card to the other: within one location, or as far as the text of a card says? */
export function isInReach(game: Game, from: CardId, to: CardId, text?: BeamText, by?: CardId): boolean {
  const [here, there] = [locationOf(game, from), locationOf(game, to)]
  if (here === undefined || there === undefined) return here === there
  if (here === there) return text?.reaches !== 'neighboring location'
  if (!text?.reaches || !by) return false
  return areNeighbors(game, here, there, by) || game.decide(beamsBeyondNeighbors, { by, from: here, to: there })
}

/** In one spaceline, with no location between them, and nothing past which nobody is beamed. */
function areNeighbors(game: Game, here: CardId, there: CardId, by: CardId): boolean {
  const row = spaceline(game, here)
  const [left, right] = [row.indexOf(here), row.indexOf(there)].sort((a, b) => a - b)
  const between = row.slice(left! + 1, right)
  return left! >= 0 && between.every(barrier => isBarrier(game, barrier) && game.decide(isBeamedPast, { by, barrier }))
}
