import { can } from '../../board/can.ts'
import { isLocation } from '../../board/locations.ts'
import { cardsIn, carriedBy, locationOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { servesThatShip } from '../../questions/doorways/sending.ts'
import { countsThoseOfOtherShips } from '../../questions/movement/settled.ts'
import { refersTo } from '../../text/names.ts'
import { meets } from '../../text/requirement.ts'

/** Lies between locations, and is none itself. */
export const isBarrier = (game: Game, card: CardId): boolean => !isLocation(game, card)

/** Does the card, which lies between locations, bar the way to the other one? */
export function bars(game: Game, barrier: CardId, card: CardId): boolean {
  const text = game.text(barrier).halts
  if (!text || !game.inForce(text) || !can(game, card, 'be affected', barrier)) return false
  if (isLetPast(game, card, barrier)) return false
  const { controller } = game.card(card)
  const ships = [card, ...(game.decide(countsThoseOfOtherShips, { ship: card, barrier }) ? fleetOf(game, card) : [])]
  const aboard = ships.flatMap(ship =>
    carriedBy(game, ship).filter(id => game.decide(servesThatShip, { card: id, ship })),
  )
  if (meets(game, text.unless, aboard, controller, card)) return false
  game.credit(text)
  return true
}

/** Has a card let the ship past cards of that name, and has it not moved since? */
function isLetPast(game: Game, ship: CardId, barrier: CardId): boolean {
  const { title } = game.card(barrier)
  const last = game.state.history.findLast(
    d => d.card === ship && d.turn === game.state.turn.number && (d.kind === 'let past' || d.kind === 'move'),
  )
  return last?.kind === 'let past' && !!last.contents?.some(name => refersTo(game, name, title))
}

/** The other ships of the player in space there. */
function fleetOf(game: Game, ship: CardId): readonly CardId[] {
  const at = locationOf(game, ship)
  if (at === undefined) return []
  const { controller } = game.card(ship)
  return cardsIn(game, 'space', at)
    .filter(c => c.id !== ship && c.controller === controller)
    .map(c => c.id)
}
