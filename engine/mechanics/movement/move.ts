import type { Act } from '../../../protocol/types.ts'
import { can, requireCan } from '../../board/can.ts'
import { barriers, barrierTo } from '../../board/forbidden.ts'
import { beginOrders, record, remember, requireOwnCards } from '../../board/history.ts'
import type { Lasting } from '../../board/lasting.ts'
import { impose, move } from '../../board/moves.ts'
import { cardsIn, hostOf, inPlay, locationOf } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { movesWhileVeiled } from '../../questions/cloaking/settled.ts'
import { holdsTheOthersThere } from '../../questions/dilemmas/single.ts'
import { fliesDirectly } from '../../questions/movement/questions.ts'
import { isDestroyedWithoutRange, movesAlong, rangeIsUsedFor } from '../../questions/movement/settled.ts'
import { mayFlyPast } from '../../questions/timing/settled.ts'
import { show } from '../../text/show.ts'
import { isVeiled } from '../cloaking/veiled.ts'
import { destroy } from '../damage/destroy.ts'
import { isPassage, requireOpen } from '../doorways/passage.ts'
import { leaveBehind, projectedFrom } from '../holograms/holograms.ts'
import { leadsThroughTime } from '../locations/time-travel.ts'
import { spanFor } from '../missions/missions.ts'
import { checkStaffedTo } from '../staffing/staffing.ts'
import { follow } from '../stopped/stop.ts'
import { window } from '../timing/window.ts'
import { arrive } from './come-back.ts'
import { requireInSpace } from './in-space.ts'
import { directCost, directTo } from './inner/direct.ts'
import { isHaltedAt, noticeHalt, passBy, stopAt } from './inner/pass-by.ts'
import { checkRange, relayCost } from './inner/relay.ts'
import { checkTow, tow } from './inner/tow.ts'
import { routeTo } from './route.ts'

/** Flies a ship along its spaceline; each location that it comes to costs RANGE equal to its span. */
export function* fly(game: Game, player: PlayerName, act: Act): Flow {
  const [ship, ...others] = act.card === undefined ? (act.cards ?? []) : [act.card]
  if (ship === undefined) return malformed('wrong-target', 'No ship was named')
  const comes = (other: CardId): boolean => game.decide(movesAlong, { ship: other, with: ship })
  if (!others.every(comes)) refuse('count', 'Ships move one at a time', others, 'choice')
  const along = others.length ? others : shipsBeside(game, ship).filter(comes)
  yield* flyOne(game, player, ship, act)
  for (const other of along) yield* flyOne(game, player, other, act)
}

/** The other ships of its player in space where the ship is. */
export function shipsBeside(game: Game, ship: CardId): readonly CardId[] {
  const at = locationOf(game, ship)
  const { controller } = game.card(ship)
  return (at === undefined ? [] : cardsIn(game, 'space', at))
    .filter(c => c.id !== ship && c.controller === controller && game.facts(c.id).type === 'ship')
    .map(c => c.id)
}

function* flyOne(game: Game, player: PlayerName, ship: CardId, act: Act): Flow {
  const to = act.to?.[1] ?? malformed('wrong-place', 'A ship moves to a location', [ship], 'choice')
  checkShip(game, player, ship)
  requireInSpace(game, ship)
  const from = locationOf(game, ship)
  if (act.using && from !== undefined && leadsThroughTime(game, act.using, from, to))
    return yield* travelThroughTime(game, player, ship, [from, to])
  if (act.using && from !== undefined && game.text(act.using).relays) {
    const cost = relayCost(game, player, ship, act.using, [from, to])
    checkRange(ship, cost, rangeLeft(game, ship))
    beginOrders(game, player)
    return yield* travel(game, player, ship, [to], cost)
  }
  if (from !== undefined && isPassage(game, player, from, to)) return passThrough(game, player, ship, [from, to])
  const isDirect = game.decide(fliesDirectly, { ship })
  const route = isDirect ? directTo(game, ship, to) : routeTo(game, ship, to)
  const past = route.slice(0, -1).find(at => !game.decide(mayFlyPast, { ship, at }) || isHaltedAt(game, ship, at))
  if (past) refuse('wrong-place', `${ship} must stop at ${past} first`, [ship], 'choice', past)
  const cost = isDirect ? directCost(game, player, ship, to) : spanOf(game, route, player, ship)
  checkRange(ship, cost, rangeLeft(game, ship))
  const towed = act.using
  if (towed) checkTow(game, player, ship, towed)
  beginOrders(game, player)
  yield* travel(game, player, ship, route, isDirect ? cost : undefined)
  if (towed) yield* tow(game, ship, towed)
}

/** To the other end at once, for no RANGE. */
function* travelThroughTime(game: Game, player: PlayerName, ship: CardId, ends: readonly [CardId, CardId]): Flow {
  beginOrders(game, player)
  move(game, ship, 'space', ends[1])
  record(game, player, 'move', ship)
  remember(game, { player, kind: 'travelled through time', card: ship, places: ends })
  yield* window(game, { on: 'travels through time', card: ship, by: player })
  yield* arrive(game, ship)
}

/** To the other end of a passage, for no RANGE; then it is stopped. */
function passThrough(game: Game, player: PlayerName, ship: CardId, ends: readonly [CardId, CardId]): void {
  requireOpen(game, ends)
  beginOrders(game, player)
  move(game, ship, 'space', ends[1])
  requireCarried(game, ship)
  record(game, player, 'move', ship)
  impose(game, ship, 'stopped')
}

/** The flight itself, location by location, once it is permitted; `cost` = what it takes, where not the spans on the way. */
export function* travel(game: Game, player: PlayerName, ship: CardId, route: readonly CardId[], cost?: number): Flow {
  show(game, [ship], opponentOf(game.state, player), 'verified')
  const projected = projectedFrom(game, ship)
  for (const at of route) {
    spend(game, ship, cost ?? spanFor(game, at, player, ship))
    move(game, ship, 'space', at)
    leaveBehind(game, ship, projected)
    requireCarried(game, ship)
    yield* window(game, { on: 'passes', card: ship, by: player, at })
    if (game.find(ship)?.holder !== at || at === route.at(-1) || holdOn(game, ship)) break
    yield* passBy(game, ship, at)
    if (game.card(ship).place !== 'space') return
  }
  record(game, player, 'move', ship)
  noticeRange(game, ship, true)
  noticeHalt(game, ship)
  yield* stopAt(game, ship)
  yield* arrive(game, ship)
}

/** Refuses to take along those aboard who may not be carried. */
export function requireCarried(game: Game, ship: CardId): void {
  const stuck = cardsIn(game, 'aboard', ship).filter(c => !can(game, c.id, 'be carried'))
  if (stuck.length)
    refuse(
      'condition',
      `${stuck.map(c => c.id).join(', ')} may not be carried along`,
      stuck.map(c => c.id),
    )
}

/** The RANGE that the way takes the ship. */
export function spanOf(game: Game, route: readonly CardId[], player: PlayerName, ship: CardId): number {
  return route.reduce((sum, id) => sum + spanFor(game, id, player, ship), 0)
}

/** Uses so much of its RANGE. */
export function spend(game: Game, ship: CardId, cost: number): void {
  const { count } = game.card(ship)
  game.change(ship, { count: { ...count, 'range-used': (count['range-used'] ?? 0) + cost } })
}

/** RANGE less what was used this turn; never below 0. */
export function rangeLeft(game: Game, ship: CardId): number {
  const used = game.decide(rangeIsUsedFor, { ship }) === 'the turn' ? game.card(ship).count['range-used'] : undefined
  return Math.max(0, value(game, ship, 'range') - (used ?? 0))
}

/** Lets rules notice that a ship has no RANGE left; `moved` = it used it up itself. */
export function noticeRange(game: Game, ship: CardId, moved: boolean): void {
  if (rangeLeft(game, ship) === 0) follow(game, { what: 'RANGE used up', card: ship, moved })
}

/** The RANGE that the ships among the cards have left. */
export function rangesLeft(game: Game, cards: readonly CardId[]): ReadonlyMap<CardId, number> {
  const ships = cards.filter(id => game.facts(id).type === 'ship')
  return new Map(ships.map(id => [id, rangeLeft(game, id)]))
}

/** Lets rules notice the ships that lost the last of their RANGE to a card. */
export function noticeLostRange(game: Game, before: ReadonlyMap<CardId, number>): void {
  for (const [ship, left] of before) {
    if (left === 0 || !inPlay(game.card(ship)) || rangeLeft(game, ship) > 0) continue
    if (game.decide(isDestroyedWithoutRange, { ship })) destroy(game, ship)
    else noticeRange(game, ship, false)
  }
}

/** Refuses what is no able, staffed and unhindered ship of the player's. */
export function checkShip(game: Game, player: PlayerName, ship: CardId): void {
  if (game.facts(ship).type !== 'ship') malformed('wrong-target', `${ship} is no ship`, [ship])
  requireOwnCards(game, player, [ship])
  requireCan(game, [ship], 'move')
  if (isVeiled(game, ship) && !game.decide(movesWhileVeiled, { ship }))
    refuse('condition', `${ship} is hidden, and does not move`, [ship])
  const hold = holdOn(game, ship)
  if (hold) {
    game.credit(hold.standing)
    refuse('blocked', `${hold.card} keeps ${ship} from moving`, [ship], 'start', hold.card)
  }
  checkStaffedTo(game, player, ship, 'move')
}

/** The text in play that keeps the ship from moving. */
const holdOn = (game: Game, ship: CardId): Lasting | undefined =>
  barrierTo(game, ship, 'move') ?? barriers(game, 'move').find(({ card }) => holdsOthers(game, card, ship))

/** Does a dilemma on another ship at the location hold this one, too? */
function holdsOthers(game: Game, dilemma: CardId, ship: CardId): boolean {
  const host = hostOf(game, dilemma)
  if (host === undefined || host === ship || game.facts(host).type !== 'ship') return false
  return (
    game.facts(dilemma).type === 'dilemma' &&
    locationOf(game, dilemma) === locationOf(game, ship) &&
    game.decide(holdsTheOthersThere, { dilemma, ship })
  )
}
