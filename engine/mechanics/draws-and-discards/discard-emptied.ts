import { discard } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { State } from '../../board/state.ts'
import { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'

const sheltering = cardsWith(text => text.leavesOnce && 'emptied' in text.leavesOnce)

/** Discards what says so of itself, and holds nobody any more; `before` = what was before the action. */
export function discardEmptied(game: Game, before: State): void {
  const shelters = sheltering(game)
  if (!shelters.length) return
  const then = new Game(before, game.law)
  for (const { id } of shelters) {
    const clause = game.text(id).leavesOnce
    if (!clause || !game.inForce(clause) || !inPlay(game.card(id))) continue
    if (cardsIn(game, 'aboard', id).length || !cardsIn(then, 'aboard', id).length) continue
    game.credit(clause)
    discard(game, id)
  }
}
