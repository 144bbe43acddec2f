import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import type { AskingText } from './words.ts'

/** Does the card depend on these cards of the opponent's? */
export function isConcerned(game: Game, player: PlayerName, card: CardId, cards: readonly CardId[]): boolean {
  const { asks } = game.text(card)
  if (!asks || !game.inForce(asks)) return false
  return cards.every(id => game.card(id).controller !== player && isAskedFor(game, player, id, asks))
}

function isAskedFor(game: Game, player: PlayerName, id: CardId, { about, alone }: AskingText): boolean {
  if (!matches(game, id, about, player)) return false
  if (!alone) return true
  const { controller } = game.card(id)
  return !game.state.cards.some(
    c =>
      c.id !== id &&
      c.controller === controller &&
      matches(game, c.id, about, player) &&
      locationOf(game, c.id) === locationOf(game, id),
  )
}
