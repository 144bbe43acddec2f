import type { Act, Where } from '../../../protocol/types.ts'
import { priceOf } from '../../board/allowed.ts'
import { requireCan } from '../../board/can.ts'
import { hasNoPlanet } from '../../board/destroyed-locations.ts'
import { beginOrders, record, requireOwnCards } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { didThisTurn } from '../../board/this-turn.ts'
import { value } from '../../board/value.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { maySetDown } from '../../questions/movement/questions.ts'
import { landingTakesAllRange, landsElsewhere, takingOffTakesAllRange } from '../../questions/movement/settled.ts'
import { requireUnveiled } from '../cloaking/veiled.ts'
import { checkStaffedTo } from '../staffing/staffing.ts'
import { moment } from '../timing/moment.ts'
import { requireInSpace } from './in-space.ts'
import { launch } from './inner/launch.ts'
import { isLandable, isMadeToLand } from './landing.ts'
import { noticeRange, rangeLeft, requireCarried, spend } from './move.ts'

/** Lands the ship on the planet. */
export function* land(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  const mission = checkAble(game, player, ship)
  if (game.card(ship).place === 'planet') malformed('no-effect', `${ship} has landed already`, [ship])
  requireInSpace(game, ship)
  const planet = !hasNoPlanet(game, mission)
  if (act.to && act.to[1] !== mission && !game.decide(landsElsewhere, { ship, planet }))
    refuse('wrong-place', `${ship} is not at ${act.to[1]}`, [ship, act.to[1]], 'choice')
  if (!planet && !game.decide(landsElsewhere, { ship, planet }))
    refuse('wrong-place', `There is no planet at ${mission}`, [mission])
  if (!game.decide(maySetDown, { ship, at: mission })) refuse('blocked', `Something keeps ${ship} from landing`, [ship])
  yield* go(game, player, ship, ['planet', mission], takes(game, ship, game.decide(landingTakesAllRange, { ship })))
  record(game, player, 'landed', ship)
}

/** Takes off from the planet; or leaves the ship that carries it. */
export function* leaveWhereItIs(game: Game, player: PlayerName, act: Act): Flow {
  const ship = act.card!
  if (game.card(ship).place === 'aboard') return yield* launch(game, player, ship)
  const mission = checkAble(game, player, ship)
  if (game.card(ship).place !== 'planet') malformed('no-effect', `${ship} has not landed`, [ship])
  requireCarried(game, ship)
  yield* go(game, player, ship, ['space', mission], takes(game, ship, game.decide(takingOffTakesAllRange, { ship })))
  record(game, player, 'took off', ship)
}

/** The RANGE that it takes to land or to take off: all of it, or what the card asks for that lets the ship do it once each turn. */
function takes(game: Game, ship: CardId, all: boolean): number {
  if (all) return value(game, ship, 'range')
  const price = isMadeToLand(game, ship) ? undefined : priceOf(game, ship, 'land')
  if (!price) return 0
  game.credit(price)
  if (didThisTurn(game, ship, 'landed') || didThisTurn(game, ship, 'took off'))
    refuse('limit', `${ship} has landed or taken off this turn`, [ship])
  return price.range
}

/** Down or up, which may take RANGE. */
function* go(game: Game, player: PlayerName, ship: CardId, [place, mission]: Where, needed: number): Flow {
  if (rangeLeft(game, ship) < needed) refuse('range', `${ship} has not RANGE ${needed} left`, [ship], 'cost')
  beginOrders(game, player)
  yield* moment(game, player)
  move(game, ship, place, mission)
  if (!needed) return
  spend(game, ship, needed)
  noticeRange(game, ship, true)
}

/** Refuses what is no able and staffed ship of the player's that lands and takes off; otherwise, where it is. */
function checkAble(game: Game, player: PlayerName, ship: CardId): CardId {
  requireOwnCards(game, player, [ship])
  if (!isLandable(game, ship)) refuse('requirement', `${ship} cannot land`, [ship])
  requireCan(game, [ship], 'move')
  requireUnveiled(game, [ship], 'land')
  checkStaffedTo(game, player, ship, 'land')
  return locationOf(game, ship) ?? malformed('wrong-place', `${ship} is at no location`, [ship])
}
