import type { Place } from '../../../protocol/types.ts'
import { remember } from '../../board/history.ts'
import { impose, move } from '../../board/moves.ts'
import { inPlay, isWithin, locationOf } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Context } from '../../text/selector.ts'
import { isRelocated } from '../dilemmas/questions/planet.ts'

/** Puts a card where a text takes it, or where it goes instead by the law. What itself holds that place stays. */
export function relocate(game: Game, card: CardId, to: CardId, { you, this: by }: Context): void {
  if (isWithin(game, to, card)) return
  const where = game.decide(isRelocated, { card, to, by })
  const ship = where === 'there' ? undefined : shipOf(game, card)
  move(game, card, ship === undefined ? placeAt(game, card, to) : 'aboard', ship ?? to)
  if (ship !== undefined) impose(game, card, 'deactivated')
  remember(game, { player: you, kind: 'relocated', card: by, cards: [card], places: [to] })
}

/** A ship of the same player at the location, for somebody who goes back aboard. */
function shipOf(game: Game, card: CardId): CardId | undefined {
  const { controller } = game.card(card)
  const at = locationOf(game, card)
  const isShip = ({ id }: CardState): boolean => game.facts(id).type === 'ship' && locationOf(game, id) === at
  return game.state.cards.find(c => c.controller === controller && inPlay(c) && isShip(c))?.id
}

/** How a card is where it was relocated to. */
function placeAt(game: Game, card: CardId, to: CardId): Place {
  if (['ship', 'facility'].includes(game.facts(to).type)) return 'aboard'
  return game.facts(card).type === 'ship' ? 'space' : 'planet'
}
