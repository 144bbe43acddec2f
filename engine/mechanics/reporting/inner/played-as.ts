import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'

/** As what the card is played where it answers nothing: its own type, or the one that its text names. */
export function playedAsInQuiet(game: Game, card: CardId): string {
  const texts = (game.text(card).plays ?? []).filter(text => !text.answers && game.inForce(text))
  const [as] = texts.map(text => text.as)
  return as !== undefined && texts.every(text => text.as === as) ? as : game.facts(card).type
}
