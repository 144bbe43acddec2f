import { record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

/** Puts the card beneath the draw deck of the player. */
export function putUnderTheDeck(game: Game, player: PlayerName, card: CardId): void {
  move(game, card, 'deck', player)
  const others = game.state.cards.filter(c => c.id !== card)
  game.state = { ...game.state, cards: [...others, game.card(card)] }
  record(game, player, 'gone to the draw deck', card)
}
