import type { Features } from '../../text/match.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'orbiting'> = {
  orbiting: (game, id) => game.card(id).place === 'space' && game.facts(game.card(id).holder).kind !== 'space',
}
