import { crewOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Must somebody aboard operate the transporters? */
export const transportersNeedACrew = question<{ card: CardId }, boolean>()(
  'transporters need a crew',
  ({ card }, game) => crewOf(game, card, game.card(card).controller).length > 0,
)

/** Is whoever goes between a facility and a ship docked there beamed? */
export const isBeamedBetween = flag<{ from: CardId; to: CardId }>()('is beamed between')
