import type { Act } from '../../../protocol/types.ts'
import { requireCan } from '../../board/can.ts'
import { beginOrders, record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, locationOf } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { speaksTo } from '../../text/you.ts'
import { isLandable } from '../movement/landing.ts'
import { requireCarried } from '../movement/move.ts'
import { mustBeStaffed } from '../staffing/questions.ts'
import { checkStaffing } from '../staffing/staffing.ts'
import { carryOutAt } from '../timing/due.ts'
import { moment } from '../timing/moment.ts'

/** Docks the ship at a facility, or undocks it. */
export function* dock(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  if (game.card(ship).controller !== player) refuse('not-controlled', `${ship} is not ${player}'s`, [ship])
  requireCan(game, [ship], 'dock')
  const mission = locationOf(game, ship)!
  if (act.kind === 'undock') {
    if (game.card(ship).place !== 'docked') refuse('no-effect', `${ship} is not docked`, [ship])
    beginOrders(game, player)
    yield* moment(game, player)
    record(game, player, 'undock', ship)
    return move(game, ship, 'space', mission)
  }
  const facility = act.to?.[1] ?? refuse('wrong-place', 'A ship docks at a facility', [ship], 'choice')
  if (locationOf(game, facility) !== mission)
    refuse('wrong-place', `${facility} is not at this location`, [facility], 'choice')
  if (game.card(ship).place === 'docked') refuse('no-effect', `${ship} is docked already`, [ship])
  if (game.decide(mustBeStaffed, { card: ship, to: 'dock' })) checkStaffing(game, player, ship)
  beginOrders(game, player)
  yield* moment(game, player)
  move(game, ship, 'docked', facility)
  for (const { id } of cardsIn(game, 'on', ship)) yield* carryOutAt(game, 'docks', speaksTo(game, id), id)
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
