import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { isOneOfAll } from './all-cards.ts'
import { matches } from './match.ts'
import { type Context, resolve } from './selector.ts'
import type { Who } from './text.ts'

/** Do the words mean this card now? Asks of no other card where they speak of each card by itself. */
export function means(game: Game, who: Who, id: CardId, context: Context): boolean {
  if (typeof who === 'string') return resolve(game, who, context).includes(id)
  if ('all' in who) return isOneOfAll(game, who, context)(game.card(id))
  if ('these' in who)
    return (
      means(game, who.these, id, context) &&
      matches(game, id, who.where ?? {}, context.you) &&
      !(who.without && means(game, who.without, id, context))
    )
  return resolve(game, who, context).includes(id)
}
