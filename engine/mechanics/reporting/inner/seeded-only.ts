import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { mayBePlayedInstead } from '../../../questions/seeding/settled.ts'

/** Does its text let it be seeded, and the text or the law not let it be played? */
export function isSeededOnly(game: Game, card: CardId): boolean {
  const { seeds } = game.text(card)
  if (!seeds) return false
  if (!seeds.only || !game.inForce(seeds.only)) return !game.decide(mayBePlayedInstead, { card })
  game.credit(seeds.only)
  return true
}
