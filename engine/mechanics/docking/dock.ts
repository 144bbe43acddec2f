import type { Act } from '../../../protocol/types.ts'
import { requireCan } from '../../board/can.ts'
import { beginOrders, record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import { speaksTo } from '../../text/you.ts'
import { isLandable } from '../movement/landing.ts'
import { requireCarried } from '../movement/move.ts'
import { actsItself } from '../reporting/reporting.ts'
import { mustBeStaffed } from '../staffing/questions.ts'
import { checkStaffing } from '../staffing/staffing.ts'
import { carryOutAt } from '../timing/due.ts'
import { moment } from '../timing/moment.ts'
import { needsALandingCard } from './questions.ts'

/** Docks the ship at a facility, or undocks it. */
export function* dock(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  if (game.card(ship).controller !== player) refuse('not-controlled', `${ship} is not ${player}'s`, [ship])
  requireCan(game, [ship], 'dock')
  const mission = locationOf(game, ship)!
  if (act.kind === 'undock') {
    if (game.card(ship).place !== 'docked') refuse('no-effect', `${ship} is not docked`, [ship])
    checkLanding(game, ship, game.card(ship).holder, 'undock')
    beginOrders(game, player)
    yield* moment(game, player)
    record(game, player, 'undock', ship)
    return move(game, ship, 'space', mission)
  }
  const facility = act.to?.[1] ?? refuse('wrong-place', 'A ship docks at a facility', [ship], 'choice')
  if (locationOf(game, facility) !== mission)
    refuse('wrong-place', `${facility} is not at this location`, [facility], 'choice')
  if (game.card(ship).place === 'docked') refuse('no-effect', `${ship} is docked already`, [ship])
  checkDock(game, ship, facility)
  if (game.decide(mustBeStaffed, { card: ship, to: 'dock' })) checkStaffing(game, player, ship)
  beginOrders(game, player)
  yield* moment(game, player)
  move(game, ship, 'docked', facility)
  for (const { id } of cardsIn(game, 'on', ship)) yield* carryOutAt(game, 'docks', speaksTo(game, id), id)
}

/** Refuses a ship that does not dock there. */
function checkDock(game: Game, ship: CardId, at: CardId): void {
  if (!actsItself(game, at, 'dock'))
    refuse('wrong-place', `Ships dock at sites of ${at}, not at the station itself`, [at], 'choice')
  const { docks } = game.text(at)
  if (game.facts(at).type === 'site' && !(docks && matches(game, ship, docks, game.card(ship).controller)))
    refuse('wrong-place', `${ship} does not dock at ${at}`, [ship, at], 'choice')
  checkLanding(game, ship, at, 'dock')
}

/** Refuses to dock or undock where that is to land or take off and no card lets the ship, if the law asks for one. */
function checkLanding(game: Game, ship: CardId, site: CardId, deed: 'dock' | 'undock'): void {
  if (!game.text(site).landsShips || isLandable(game, ship)) return
  if (game.decide(needsALandingCard, { ship, site, deed })) refuse('requirement', `${ship} cannot land`, [ship])
}

/** Lands the ship on the planet, or takes off. */
export function* land(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  const mission = locationOf(game, ship)!
  if (game.card(ship).controller !== player) refuse('not-controlled', `${ship} is not ${player}'s`, [ship])
  if (!isLandable(game, ship)) refuse('requirement', `${ship} cannot land`, [ship])
  requireCan(game, [ship], 'move')
  checkStaffing(game, player, ship)
  if (act.kind === 'launch') requireCarried(game, ship)
  beginOrders(game, player)
  yield* moment(game, player)
  move(game, ship, act.kind === 'land' ? 'planet' : 'space', mission)
}
