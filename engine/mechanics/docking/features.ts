import { isDocked } from '../../board/landed.ts'
import type { Features } from '../../text/match.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'docked' | 'staffingUnder'> = {
  docked: (game, id, f) => isDocked(game, id) === f.docked,
  staffingUnder: (game, id, f) => (game.facts(id).staffing ?? []).length < f.staffingUnder!,
}
