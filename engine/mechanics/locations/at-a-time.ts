import { locationOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Is the card at a time location? */
export function isAtATime(game: Game, card: CardId): boolean {
  const at = locationOf(game, card)
  return at !== undefined && game.card(at).holder === 'time'
}

/** Has it disappeared for a time, on its way into the future? */
export function isOnItsWay(game: Game, card: CardId): boolean {
  for (let at = game.find(card); at; at = game.find(at.holder))
    if (at.place === 'on' && game.text(at.holder).hides) return true
  return false
}
