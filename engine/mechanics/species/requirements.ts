import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { sameSpecies } from '../../questions/species/questions.ts'
import type { Requirements } from '../../text/requirement.ts'

/** What this room adds to what may be required. */
export const requirements: Requirements<'sameSpecies'> = {
  sameSpecies: (game, _, { pool }) => areOfOneSpecies(game, pool),
}

/** Is each of the same species as every other? */
export function areOfOneSpecies(game: Game, pool: readonly CardId[]): boolean {
  return pool.every((a, at) => pool.slice(at + 1).every(b => game.decide(sameSpecies, { a, b })))
}
