import { carriedBy } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { meets } from './requirement.ts'
import type { Context } from './selector.ts'
import type { Requirement } from './text.ts'

export interface AddedLanguage {
  /** How the law reads what the text of a card requires; each reads what the one before has left. */
  readonly requirementReaders: readonly ((game: Game, by: CardId, needed: Requirement) => Requirement)[]
}

/** Whether the cards aboard keep the card from what the text does. */
export function isSpared(
  game: Game,
  spares: Requirement | undefined,
  card: CardId,
  { you, this: by }: Context,
): boolean {
  if (!spares) return false
  const needed = game.law.language.requirementReaders.reduce((one, read) => read(game, by, one), spares)
  return meets(game, needed, carriedBy(game, card), you)
}
