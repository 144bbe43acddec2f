import { impose } from '../state/moves.ts'
import { carriedBy } from '../state/places.ts'
import type { CardId } from '../state/state.ts'
import type { Game } from './game.ts'
import { leave } from './settle.ts'

/** Damages a ship or facility; what is damaged already is destroyed. */
export function damage(game: Game, card: CardId): void {
  if (game.card(card).is.includes('damaged')) destroy(game, card)
  else impose(game, card, 'damaged')
}

/** Destroys the card and everything aboard. */
export function destroy(game: Game, card: CardId, by?: CardId): void {
  const lost = [card, ...carriedBy(game, card)]
  game.tell({ event: 'destroyed', cards: [card], ...(by ? { by } : {}) })
  const killed = lost.filter(id => game.facts(id).type === 'personnel')
  if (killed.length) game.tell({ event: 'killed', cards: killed })
  leave(game, card, 'destroyed')
}
