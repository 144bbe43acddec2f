import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { isShown, type Occasion } from '../questions/showing-cards/questions.ts'

/** Shows the player those of the cards that rules say he must be shown. */
export function show(game: Game, cards: readonly CardId[], to: PlayerName, occasion: Occasion): void {
  const shown = cards.filter(card => game.decide(isShown, { card, to, occasion }))
  if (shown.length) game.tell({ event: 'revealed', cards: shown, player: to })
}
