import { crewOf, isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { meets } from '../../text/requirement.ts'
import { joins } from '../compatibility/cooperation.ts'
import { facilityOf } from './reporting.ts'

/** Is the card compatible with the facility, or let in all the same, where the text of its site asks for that? */
export function isCompatibleEnough(game: Game, card: CardId, site: CardId): boolean {
  const { compatible } = game.text(site)
  const isShip = game.facts(card).type === 'ship'
  if (!compatible || !game.inForce(compatible) || !(isShip || isPersonnel(game, card))) return true
  game.credit(compatible)
  return joins(game, card, facilityOf(game, site), 'report') || (isShip && isLetIn(game, card, site))
}

/** Has the ship a crew that gets in, or its player personnel at the site, and the other player none? */
function isLetIn(game: Game, ship: CardId, site: CardId): boolean {
  const { unlessCrew, unlessThere } = game.text(site).compatible ?? {}
  const { controller } = game.card(ship)
  if (unlessCrew && meets(game, unlessCrew, crewOf(game, ship, controller), controller)) return true
  const there = game.heldBy(site).filter(c => isPersonnel(game, c.id))
  const unopposed = there.every(c => c.controller === controller)
  const own = there.map(c => c.id)
  return !!unlessThere && unopposed && meets(game, unlessThere, own, controller)
}
