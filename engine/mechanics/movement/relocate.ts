import type { Place } from '../../../protocol/types.ts'
import { remember } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { isVessel, isWithin, locationOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Context } from '../../text/selector.ts'
import { isSentBack, leaveBehind, projectedFrom } from '../holograms/holograms.ts'

/** Puts a card where a text takes it, or where it goes instead by the law: a ship beside another ship. What itself holds that place stays. */
export function relocate(game: Game, card: CardId, there: CardId, { you, this: by }: Context): void {
  const to = isShip(game, card) && isShip(game, there) ? locationOf(game, there) : there
  if (to === undefined) return
  if (isWithin(game, to, card)) return
  const projected = projectedFrom(game, card)
  const far = locationOf(game, to) !== locationOf(game, card)
  if (!far || !isSentBack(game, card, 'relocated')) move(game, card, placeAt(game, card, to), to)
  leaveBehind(game, card, projected)
  remember(game, { player: you, kind: 'relocated', card: by, cards: [card], places: [to] })
}

const isShip = (game: Game, card: CardId): boolean => game.facts(card).type === 'ship'

/** How a card is where it was relocated to. */
function placeAt(game: Game, card: CardId, to: CardId): Place {
  if (isVessel(game, to)) return 'aboard'
  return isShip(game, card) ? 'space' : 'planet'
}
