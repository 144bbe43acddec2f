import type { CardType } from '../../../cards/facts.ts'
import type { Act } from '../../../protocol/types.ts'
import { requireCan } from '../../board/can.ts'
import { destinationOf } from '../../board/destination.ts'
import { dockOf } from '../../board/docked.ts'
import { beginOrders, record, requireOwnCards } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, crewOf, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayUndockFrom, mustGoWithTheFacility, needsALandingCard } from '../../questions/docking/questions.ts'
import {
  dockingTakesAllRange,
  docksElsewhere,
  docksFromAfar,
  docksOnTheGround,
  docksWithoutText,
  needsCompatibility,
} from '../../questions/docking/settled.ts'
import { isForBothPlayers } from '../../questions/facilities/questions.ts'
import { matches } from '../../text/match.ts'
import { requireUnveiled } from '../cloaking/veiled.ts'
import { goesWith, worksWith } from '../compatibility/cooperation.ts'
import { comeBack } from '../movement/come-back.ts'
import { requireInSpace } from '../movement/in-space.ts'
import { isLandable } from '../movement/landing.ts'
import { rangeLeft, spend } from '../movement/move.ts'
import { hasRoom, isCompatibleEnough, mayBoardInLeaving, requireLetOut } from '../reporting/compatible.ts'
import { actsItself } from '../reporting/reporting.ts'
import { select } from '../selections/select.ts'
import { checkStaffedTo } from '../staffing/staffing.ts'
import { moment } from '../timing/moment.ts'

/** Docks the ship at a facility, or undocks it. */
export function* dock(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  requireOwnCards(game, player, [ship])
  if (game.facts(ship).type !== 'ship') malformed('wrong-target', `${ship} is no ship`, [ship], 'choice')
  requireCan(game, [ship], 'dock')
  const mission = locationOf(game, ship)!
  if (act.kind === 'undock') {
    if (game.card(ship).place !== 'docked') malformed('no-effect', `${ship} is not docked`, [ship])
    const { holder: from } = game.card(ship)
    checkLanding(game, ship, from, 'undock')
    requireUnveiled(game, [ship, from], 'dock')
    checkUndock(game, player, ship, from)
    requireLetOut(game, ship, from)
    checkStaffedTo(game, player, ship, 'undock')
    beginOrders(game, player)
    yield* moment(game, player)
    yield* boardInLeaving(game, player, ship, from)
    record(game, player, 'undock', ship)
    return move(game, ship, 'space', mission)
  }
  const facility = destinationOf(game, ship, act, 'docks at a facility')
  if (locationOf(game, facility) !== mission && !game.decide(docksFromAfar, { ship, at: facility }))
    refuse('wrong-place', `${facility} is not at this location`, [facility], 'choice')
  if (game.card(ship).place === 'docked') malformed('no-effect', `${ship} is docked already`, [ship])
  requireInSpace(game, ship)
  requireUnveiled(game, [ship, facility], 'dock')
  checkDock(game, ship, facility)
  checkStaffedTo(game, player, ship, 'dock')
  beginOrders(game, player)
  yield* moment(game, player)
  if (game.decide(dockingTakesAllRange, { ship })) spend(game, ship, rangeLeft(game, ship))
  move(game, ship, 'docked', facility)
  yield* comeBack(game, ship, facility)
}

/** Whoever has let the ship out of the site may board it. */
function* boardInLeaving(game: Game, player: PlayerName, ship: CardId, site: CardId): Flow {
  const from = mayBoardInLeaving(game, ship, site)
  for (const card of yield* select(game, { who: player, from, count: 1, atLeast: 1, optional: true, by: site }))
    move(game, card, 'aboard', ship)
}

/** At what ships dock. */
const dockable: readonly CardType[] = ['facility', 'site']

/** Refuses a ship that does not dock there. */
function checkDock(game: Game, ship: CardId, at: CardId): void {
  if (!dockable.includes(game.facts(at).type) && !game.decide(docksElsewhere, { ship, at }))
    refuse('wrong-place', `No ship docks at ${at}`, [at], 'choice')
  if (!actsItself(game, at, 'dock'))
    refuse('wrong-place', `Ships dock at sites of ${at}, not at the station itself`, [at], 'choice')
  if (game.card(at).place === 'planet' && !game.decide(docksOnTheGround, { ship, at }))
    refuse('wrong-place', `${at} is on a planet, and ships dock in space`, [at], 'choice')
  const { docks } = game.text(at)
  const isLet = game.facts(at).type !== 'site' || (docks && matches(game, ship, docks, game.card(ship).controller))
  if (!isLet && !game.decide(docksWithoutText, { ship, at }))
    refuse('wrong-place', `${ship} does not dock at ${at}`, [ship, at], 'choice')
  checkLanding(game, ship, at, 'dock')
  const { controller: player } = game.card(ship)
  const isOthers = game.card(at).controller !== player && !isLetDock(game, ship)
  if (isOthers && !game.decide(isForBothPlayers, { facility: at, player, to: 'dock' }))
    refuse('not-controlled', `${at} is not ${player}'s`, [at], 'choice')
  if (!isCompatibleEnough(game, ship, at))
    refuse('affiliation', `${ship} is not compatible with the facility of ${at}`, [ship, at], 'choice')
  if (!hasRoom(game, at)) refuse('limit', `${at} is full`, [at], 'choice')
  checkCompatible(game, ship, at)
}

/** Does the text of a card aboard let the ship dock whosever the facility is? */
function isLetDock(game: Game, ship: CardId): boolean {
  const texts = cardsIn(game, 'aboard', ship).map(({ id }) => game.text(id).opensDoors?.docking)
  const found = texts.find(text => text && game.inForce(text))
  if (found) game.credit(found)
  return found !== undefined
}

/** Refuses a ship that does not go with the facility, or has a crew that does not, where the law wants that. */
function checkCompatible(game: Game, ship: CardId, at: CardId): void {
  if (game.facts(at).type !== 'facility' || !game.decide(needsCompatibility, { ship, at })) return
  const crew = crewOf(game, ship, game.card(ship).controller)
  for (const [who, cards] of [['ship', [ship]] as const, ['crew', crew] as const]) {
    const stranger = cards.find(id => !worksWith(game, id, at))
    if (stranger !== undefined && game.decide(mustGoWithTheFacility, { ship, at, who }))
      refuse('affiliation', `${stranger} is not compatible with ${at}`, [stranger, at], 'choice')
  }
}

/** Refuses to undock from a facility of the opponent's, where the law does and no text lets the ship. */
function checkUndock(game: Game, player: PlayerName, ship: CardId, at: CardId): void {
  const facility = dockOf(game, ship)!
  const whose = game.card(facility).controller === player ? 'yours' : "opponent's"
  if (isLetUndock(game, ship, at) || game.decide(mayUndockFrom, { ship, at: facility, whose })) return
  refuse('not-controlled', `${facility} is not ${player}'s`, [ship, facility])
}

/** Does the text of the site, or of a card aboard, let the ship undock whosever the facility is? */
function isLetUndock(game: Game, ship: CardId, at: CardId): boolean {
  const site = goesWith(game, ship, dockOf(game, ship)!) ? [at] : []
  const texts = [...site, ...cardsIn(game, 'aboard', ship).map(c => c.id)].map(id => game.text(id).undocks)
  const found = texts.find(text => text && game.inForce(text))
  if (found) game.credit(found)
  return found !== undefined
}

/** Refuses to dock or undock where that is to land or take off and no card lets the ship, if the law asks for one. */
function checkLanding(game: Game, ship: CardId, site: CardId, deed: 'dock' | 'undock'): void {
  if (!game.text(site).landsShips || isLandable(game, ship)) return
  if (game.decide(needsALandingCard, { ship, site, deed })) refuse('requirement', `${ship} cannot land`, [ship])
}
