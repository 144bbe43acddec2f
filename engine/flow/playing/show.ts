import { isShown, type Occasion } from '../../rules/showing/questions.ts'
import type { CardId, PlayerName } from '../../state/state.ts'
import type { Game } from '../game.ts'

/** Shows the player those of the cards that rules say he must be shown. */
export function show(game: Game, cards: readonly CardId[], to: PlayerName, occasion: Occasion): void {
  const shown = cards.filter(card => game.decide(isShown, { card, to, occasion }))
  if (shown.length) game.tell({ event: 'revealed', cards: shown, player: to })
}
