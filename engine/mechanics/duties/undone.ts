import type { Act } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import { crewSite } from '../../board/group.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refusalOf, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isDoneAtTheEnd } from '../../questions/duties/questions.ts'
import { checkAble } from '../battle/able.ts'
import { checkAttempt } from '../missions/may-attempt.ts'
import { checkShip, rangeLeft, spanOf } from '../movement/move.ts'
import { routeToward } from '../movement/route.ts'
import { wasBroughtForward } from '../timing/brought-forward.ts'
import { type Bound, boundShips, destinationOf, preyOf } from './duty.ts'
import { battlesOwed } from './obliged.ts'

/** Refuses the end of the turn, where the law does, while a ship could still do what it must. */
export function checkDutiesDone(game: Game, player: PlayerName): void {
  for (const bound of boundShips(game)) {
    const { ship, by } = bound
    if (game.card(ship).controller !== player || wasBroughtForward(game, player, 'duty', by)) continue
    if (!isAbleTo(game, player, bound) || game.decide(isDoneAtTheEnd, { ship, by })) continue
    refuse('must-first', `${by} leaves ${ship} something to do`, [ship], 'start', by)
  }
  for (const { host, by } of battlesOwed(game, player))
    if (!game.decide(isDoneAtTheEnd, { ship: host, by }))
      refuse('must-first', `${by} has those aboard ${host} begin a battle`, [host], 'start', by)
}

/** The locations on the way that RANGE still reaches; undefined where the ship may not move or has nowhere to go. */
export function wayTo(
  game: Game,
  player: PlayerName,
  ship: CardId,
  to: CardId | undefined,
): readonly CardId[] | undefined {
  if (to === undefined || to === locationOf(game, ship) || refusalOf(() => checkShip(game, player, ship)))
    return undefined
  const route = routeToward(game, ship, to)
  return route.filter((_, i) => spanOf(game, route.slice(0, i + 1), player, ship) <= rangeLeft(game, ship))
}

/** Could the ship still do something of what it must? */
function isAbleTo(game: Game, player: PlayerName, bound: Bound): boolean {
  const { duty, ship } = bound
  if (duty.do === 'attempt') return mayAttempt(game, player, bound)
  const target = duty.do === 'travel' ? undefined : preyInReach(game, player, bound)
  const to = duty.do === 'travel' ? destinationOf(game, bound) : targetOf(game, bound)
  return target !== undefined || !!wayTo(game, player, ship, to && (locationOf(game, to) ?? to))?.length
}

export const targetOf = (game: Game, bound: Bound): CardId | undefined =>
  game.card(bound.by).targets.find(id => preyOf(game, bound).includes(id))

/** The ship that it goes after, if it can attack it where it is. */
export function preyInReach(game: Game, player: PlayerName, bound: Bound): CardId | undefined {
  const { ship } = bound
  const target = targetOf(game, bound)
  if (target === undefined || locationOf(game, ship) !== locationOf(game, target)) return undefined
  if (!can(game, target, 'be attacked') || refusalOf(() => checkAble(game, player, [ship], [target]))) return undefined
  return target
}

export const mayAttempt = (game: Game, player: PlayerName, { ship, by }: Bound): boolean =>
  !refusalOf(() => {
    const act = attemptOf(ship, by)
    checkAttempt(game, player, by, [crewSite(game, player, by, act)], act)
  })

export const attemptOf = (ship: CardId, mission: CardId): Act => ({
  kind: 'attempt',
  card: mission,
  from: ['aboard', ship],
})
