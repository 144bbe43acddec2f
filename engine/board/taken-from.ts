import type { Game } from '../kernel/game.ts'
import type { CardId } from './state.ts'

/** The affiliations from which the Borg have taken the personnel. */
export function takenFrom(game: Game, id: CardId): readonly string[] {
  const { takenFrom: said } = game.text(id)
  return said ? [said] : (game.facts(id).affiliations ?? [])
}
