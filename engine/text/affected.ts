import { can } from '../board/can.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { type Context, resolve } from './selector.ts'
import type { Who } from './text.ts'

export interface AddedLanguage {
  /** What a text reaches: every one of these must agree. */
  readonly reaches: readonly ((game: Game, card: CardId, context: Context) => boolean)[]
  /** How many times over the numbers of a text count. */
  readonly factors: readonly ((game: Game, context: Context) => number)[]
}

/** Does the text reach the card, whatever its statuses say? */
export const isReached = (game: Game, card: CardId, context: Context): boolean =>
  game.law.language.reaches.every(reaches => reaches(game, card, context))

/** How many times over the numbers of the text count. */
export const factor = (game: Game, context: Context): number =>
  game.law.language.factors.reduce((product, factorOf) => product * factorOf(game, context), 1)

/** The cards an instruction reaches: those that another card's text may affect. */
export function affected(game: Game, who: Who, context: Context): readonly CardId[] {
  return resolve(game, who, context).filter(
    id => id === context.this || (can(game, id, 'be affected', context.this) && isReached(game, id, context)),
  )
}

/** Those of the cards that the text may affect at all, whoever faces it. */
export function susceptible(game: Game, who: Who, context: Context): readonly CardId[] {
  return resolve(game, who, context).filter(id => can(game, id, 'be affected', context.this))
}
