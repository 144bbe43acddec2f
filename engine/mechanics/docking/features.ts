import type { Features } from '../../text/match.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'docked'> = {
  docked: (game, id, f) => (game.card(id).place === 'docked') === f.docked,
}
