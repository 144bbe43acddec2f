import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { looksBelowTheTop } from '../../questions/draws-and-discards/settled.ts'
import { matches } from '../../text/match.ts'
import { type Context, one, type SelectorsByForm } from '../../text/selector.ts'
import type { Filter } from '../../text/text.ts'

/** How the words of {@link SelectorForms} that this room declares are carried out. */
export const selectorsByForm: SelectorsByForm<'topmost'> = {
  topmost: (game, { topmost }, context) => one(topmostOf(game, topmost, context)),
}

/** Looks through the pile from the top until it is found; nothing below that is seen. */
function topmostOf(game: Game, wanted: Filter, { you, this: by }: Context): CardId | undefined {
  const pile = cardsIn(game, 'discard', you).map(c => c.id)
  const below = game.decide(looksBelowTheTop, { by })
  const at = (below ? pile : pile.slice(0, 1)).findIndex(id => matches(game, id, wanted, you))
  game.tell({ event: 'revealed', cards: pile.slice(0, at < 0 ? pile.length : at + 1), player: you })
  return pile[at]
}
