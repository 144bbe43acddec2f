import { cardsIn, crewOf, isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isTakenByOne } from '../../questions/docking/settled.ts'
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
  const { unlessCrew } = game.text(site).compatible ?? {}
  const { controller } = game.card(ship)
  if (unlessCrew && meets(game, unlessCrew, crewOf(game, ship, controller), controller)) return true
  return openersFor(game, ship, site).length > 0
}

/** The personnel of the ship's player at the site, where nobody opposes them, by whom it is let in and out. */
function openersFor(game: Game, ship: CardId, site: CardId): readonly CardId[] {
  const { unlessThere } = game.text(site).compatible ?? {}
  const { controller } = game.card(ship)
  const there = game.heldBy(site).filter(c => isPersonnel(game, c.id))
  if (!unlessThere || there.some(c => c.controller !== controller)) return []
  return there.map(c => c.id).filter(id => meets(game, unlessThere, [id], controller))
}

/** Refuses a ship that does not leave the site, where its text asks that of ships that undock, too. */
export function requireLetOut(game: Game, ship: CardId, site: CardId): void {
  const { toUndock } = game.text(site).compatible ?? {}
  if (!toUndock || !game.inForce(toUndock)) return
  game.credit(toUndock)
  if (!isCompatibleEnough(game, ship, site))
    refuse('affiliation', `${ship} is not compatible with the facility of ${site}`, [ship, site])
}

/** Those of whom one may board the ship just before it undocks, since nobody else lets it out. */
export function mayBoardInLeaving(game: Game, ship: CardId, site: CardId): readonly CardId[] {
  const { toUndock, unlessCrew } = game.text(site).compatible ?? {}
  const { controller } = game.card(ship)
  if (!toUndock || !game.inForce(toUndock) || joins(game, ship, facilityOf(game, site), 'report')) return []
  if (unlessCrew && meets(game, unlessCrew, crewOf(game, ship, controller), controller)) return []
  return openersFor(game, ship, site)
}

/** Is there room for one more ship at the site? */
export function hasRoom(game: Game, site: CardId): boolean {
  const { capacity } = game.text(site)
  const ships = cardsIn(game, 'docked', site).length
  if (!capacity || !game.inForce(capacity)) return !ships || !game.decide(isTakenByOne, { at: site })
  game.credit(capacity)
  return ships < capacity.ships
}
