import type { Game } from '../flow/game.ts'
import { sharesFate } from '../rules/selections/questions.ts'
import { cardsOf } from './individuals.ts'
import type { CardId } from './state.ts'

/** What befalls one individual befalls the card, where rules say that the two share their fate; else it comes to nothing. */
export function wholeCards(game: Game, ids: readonly CardId[]): readonly CardId[] {
  return cardsOf(ids.filter(id => !id.includes('/') || game.decide(sharesFate, { individual: id })))
}
