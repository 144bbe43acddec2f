import { cardsOf } from '../../board/individuals.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { sharesFate } from '../../questions/dual-personnel/settled.ts'

/** What befalls one individual befalls the card, where rules say that the two share their fate; else it comes to nothing. */
export function wholeCards(game: Game, ids: readonly CardId[]): readonly CardId[] {
  return cardsOf(ids.filter(id => !id.includes('/') || game.decide(sharesFate, { individual: id })))
}
