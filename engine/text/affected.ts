import { can } from '../board/can.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { isReached } from '../mechanics/dilemmas/affected.ts'
import { type Context, resolve } from './selector.ts'
import type { Who } from './text.ts'

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
