import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import type { sameSpecies } from '../../questions/species/questions.ts'
import { speciesShown } from './species.ts'

/** Have the two a species in common? */
export function shareOne({ a, b }: About<typeof sameSpecies>, game: Game): boolean {
  const own = speciesShown(game, a)
  return speciesShown(game, b).some(species => own.includes(species))
}
