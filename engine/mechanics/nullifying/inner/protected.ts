import { can } from '../../../board/can.ts'
import { cardsIn } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { isNotNullified, nullify } from '../../../text/not-nullified.ts'

/** Does the card nullify others? */
const nullifies = (game: Game, card: CardId): boolean =>
  [...(game.text(card).plays ?? []), ...(game.text(card).uses ?? [])].some(({ effects }) => nullify(effects))

/** What nullifies does not reach a card whose text says so, nor one that another card on it protects. */
export const hindrances: Language['hindrances'] = [
  (game, card, to, by) => {
    if (to !== 'be affected' || by === undefined || !nullifies(game, by)) return undefined
    if (isNotNullified(game, card, by)) return card
    return cardsIn(game, 'on', card).find(
      ({ id }) => game.text(id).protectsItsHost && can(game, id, 'keep text in force'),
    )?.id
  },
]
