import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'

export interface AddedLanguage {
  /** What comes before anybody gets the artifacts under a location. */
  readonly uncoverings: readonly ((game: Game, location: CardId) => void)[]
}

/** The artifacts under the location are about to be somebody's. */
export function uncoverArtifacts(game: Game, location: CardId): void {
  for (const uncovering of game.law.language.uncoverings) uncovering(game, location)
}
