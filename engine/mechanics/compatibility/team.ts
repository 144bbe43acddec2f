import { isPersonnel, presentWith, sideOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { sameTeam } from '../../questions/compatibility/questions.ts'
import { worksWith } from './cooperation.ts'

/** The personnel of one team or crew: those present who belong together by the rulings on separate groups. */
export function teamOf(game: Game, id: CardId): readonly CardId[] {
  const side = sideOf(game, game.card(id))
  const present = presentWith(game, id).filter(c => sideOf(game, game.card(c)) === side && isPersonnel(game, c))
  return present.filter(c => c === id || (worksWith(game, id, c) && game.decide(sameTeam, { a: id, b: c })))
}
