import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { type Download, goesOnTheTable } from '../../../questions/downloading/questions.ts'
import { matches } from '../../../text/match.ts'

/** May a card that is seeded on the table go there by a download, too? */
export function liesOnTable(game: Game, download: Download, card: CardId): boolean {
  const { seeds } = game.text(card)
  return !!seeds && !seeds.on && game.decide(goesOnTheTable, { card, download })
}

/** May the text that downloads have it played on what its own text does not name? */
export function isExcepted(game: Game, { text: { evenOn }, player }: Download, target: CardId): boolean {
  if (!evenOn || !game.inForce(evenOn)) return false
  if (!matches(game, target, evenOn.on, player)) return false
  game.credit(evenOn)
  return true
}
