import { orders } from '../../../protocol/orders.ts'
import type { Act, ActKind } from '../../../protocol/types.ts'
import { vesselFor } from '../../board/group.ts'
import { record } from '../../board/history.ts'
import { move } from '../../board/moves.ts'
import { inPlay, isIn, isVessel, locationOf } from '../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayDoOtherThings, mayTakeCrewAboard } from '../../questions/duties/questions.ts'
import {
  endsWithoutPrey,
  isBroughtBack,
  isThereAtOnce,
  mayBeChasedInstead,
  mayStopEarly,
} from '../../questions/duties/settled.ts'
import { speaksTo } from '../../text/you.ts'
import { battle } from '../battle/battle.ts'
import { attempt } from '../missions/attempt.ts'
import { travel } from '../movement/move.ts'
import { routeToward } from '../movement/route.ts'
import { nullify } from '../nullifying/nullify.ts'
import { select } from '../selections/select.ts'
import { wasBroughtForward } from '../timing/brought-forward.ts'
import { carryOutAt } from '../timing/due.ts'
import { type Bound, boundShips, destinationOf, dutyOf, preyOf, sinceLast } from './duty.ts'
import { areNeeded } from './inner/needed.ts'
import { checkBattles, fightAsObliged } from './obliged.ts'
import { attemptOf, mayAttempt, preyInReach, targetOf, wayTo } from './undone.ts'

const settingOut: ReadonlySet<ActKind> = new Set(['undock', 'launch'])

/** Refuses what a ship, or anybody aboard, may not do before it has done what a card obliges it to. */
export function checkDuties(game: Game, player: PlayerName, act: Act): void {
  if (!orders.has(act.kind)) return
  checkBattles(game, player, act)
  const bound = boundShips(game).filter(b => game.card(b.ship).controller === player)
  if (!bound.length) return
  const acting = shipsIn(game, player, act)
  for (const one of bound) {
    if (!acting.includes(one.ship) || isPermitted(game, player, one, act)) continue
    game.credit(one.standing)
    const what = one.duty.do === 'attempt' ? 'must be attempted' : `leaves ${one.ship} to nothing else`
    refuse('must-first', `${one.by} ${what}`, [one.ship], 'start', one.by)
  }
}

/** The ships that act, or from or to which something is done. */
function shipsIn(game: Game, player: PlayerName, act: Act): readonly CardId[] {
  if (act.kind === 'attempt' || act.kind === 'scout') {
    if (act.from) return [act.from[1]]
    const mission = act.card
    const vessel = mission && game.facts(mission).kind !== 'planet' && vesselFor(game, player, mission, act)
    return vessel ? [vessel] : []
  }
  const ends = [act.from, act.to].flatMap(place => (place?.[0] === 'aboard' ? [place[1]] : []))
  const cards = [...(act.card ? [act.card] : []), ...(act.cards ?? [])]
  return [...ends, ...cards, ...cards.map(id => game.card(id).holder)]
}

function isPermitted(game: Game, player: PlayerName, bound: Bound, act: Act): boolean {
  const { duty, ship } = bound
  if (duty.do === 'attempt') return act.kind !== 'move' || !mayAttempt(game, player, bound)
  if (wasBroughtForward(game, player, 'duty', bound.by)) return false
  if (settingOut.has(act.kind) && act.card === ship) return true
  const to = act.to?.[1]
  if (duty.do === 'travel') return isTravel(game, player, bound, act)
  if (act.kind === 'move') return follows(game, bound, id => isOnTheWay(game, ship, to, locationOf(game, id)))
  const single = [act.cards, act.targets].every(these => these?.length === 1)
  return act.kind === 'attack' && single && follows(game, bound, id => id === act.targets![0])
}

const isAboardAVessel = (game: Game, card: CardState): boolean => isIn(card, 'aboard') && isVessel(game, card.holder)

/** Is it on its way, or the law lets it do so all the same? */
function isTravel(game: Game, player: PlayerName, bound: Bound, act: Act): boolean {
  const { ship, by, duty } = bound
  const about = { ship, by, speed: duty.do === 'travel' ? duty.speed : undefined }
  if ((act.kind === 'beam' || act.kind === 'walk') && act.to?.[1] === ship) {
    const cards = act.cards ?? []
    const needed = act.kind === 'beam' && areNeeded(game, player, ship, cards)
    const byOthers = act.kind === 'walk' || cards.every(id => isAboardAVessel(game, game.card(id)))
    if (game.decide(mayTakeCrewAboard, { ...about, needed, byOthers })) return true
  }
  if (act.kind !== 'move') return game.decide(mayDoOtherThings, { ...about, deed: act.kind })
  const [to, goal] = [act.to?.[1], destinationOf(game, bound)]
  if (!isOnTheWay(game, ship, to, goal)) return false
  return wayTo(game, player, ship, goal)?.at(-1) === to || game.decide(mayStopEarly, about)
}

function isOnTheWay(game: Game, ship: CardId, to: CardId | undefined, goal: CardId | undefined): boolean {
  if (to === undefined || goal === undefined || goal === locationOf(game, ship)) return false
  return routeToward(game, ship, goal).includes(to)
}

/** Is one of those that it may go after like that? From then on it goes after that one. */
function follows(game: Game, bound: Bound, like: (prey: CardId) => boolean): boolean {
  const target = quarry(game, bound).find(like)
  if (target !== undefined) game.change(bound.by, { targets: [target] })
  return target !== undefined
}

/** The ship that it goes after, then those that it may go after instead. */
function quarry(game: Game, bound: Bound): readonly CardId[] {
  const { by } = bound
  const [target] = game.card(by).targets
  const since = sinceLast(game, d => d.kind === 'placed' && d.card === by) ?? game.state.history
  const isNew = (id: CardId): boolean => since.some(d => d.card === id && ['play', 'free play'].includes(d.kind))
  const prey = preyOf(game, bound)
  const others = prey.filter(id => id !== target && isNew(id) && game.decide(mayBeChasedInstead, { ship: id, by }))
  return [...prey.filter(id => id === target), ...others]
}

/** Does what the player's ships must still do this turn, as far as they can. */
export function* doDuties(game: Game, player: PlayerName): Flow {
  const ships = boundShips(game).map(b => b.ship)
  for (const ship of ships) {
    const bound = game.card(ship).controller === player ? dutyOf(game, ship) : undefined
    if (bound && !wasBroughtForward(game, player, 'duty', bound.by)) yield* carryOutDuty(game, player, bound)
  }
  yield* fightAsObliged(game, player)
}

/** What the card obliges the ship to do, done as far as it can be. */
export function* carryOutDuty(game: Game, player: PlayerName, bound: Bound): Flow {
  const { duty, ship, by, standing } = bound
  game.credit(standing)
  if (duty.do === 'travel') yield* goThere(game, player, bound, destinationOf(game, bound))
  else if (duty.do === 'chase and attack') yield* chase(game, player, bound)
  else if (mayAttempt(game, player, bound)) yield* attempt(game, player, attemptOf(ship, by))
  yield* attendDuties(game)
}

function* goThere(game: Game, player: PlayerName, { duty, ship, by }: Bound, to: CardId | undefined): Flow {
  const within = wayTo(game, player, ship, to)
  if (to === undefined || !within) return
  const atOnce = 'speed' in duty && duty.speed === 'normal' && game.decide(isThereAtOnce, { ship, by })
  if (atOnce) return move(game, ship, 'space', to)
  if (within.length) yield* travel(game, player, ship, within)
}

function* chase(game: Game, player: PlayerName, bound: Bound): Flow {
  const { ship } = bound
  const target = targetOf(game, bound)
  if (target === undefined) return
  yield* goThere(game, player, bound, locationOf(game, target))
  if (preyInReach(game, player, bound) === undefined) return
  record(game, player, 'attack', undefined, [ship])
  yield* battle(game, player, [ship], [target])
}

/** Ends the duties that are done, or cannot be done any more, and what a change of course brings with it. */
export function* attendDuties(game: Game): Flow {
  for (const bound of boundShips(game)) {
    const { by, ship, duty } = bound
    if (duty.do === 'travel' && locationOf(game, ship) === destinationOf(game, bound)) yield* arrived(game, bound)
    else if (duty.do === 'chase and attack' && hasFought(game, bound))
      yield* carryOutAt(game, 'attacked', game.card(ship).controller, by)
    else if (duty.do === 'chase and attack') yield* aim(game, bound)
  }
}

function* arrived(game: Game, { by, ship }: Bound): Flow {
  const met = game.state.history.findLast(d => d.kind === 'placed' && d.card === by)?.places?.[0]
  yield* carryOutAt(game, 'arrived', speaksTo(game, by), by)
  if (met !== undefined && game.decide(isBroughtBack, { ship, by })) move(game, ship, 'space', met)
}

/** Has the ship attacked one that it was to go after? */
function hasFought(game: Game, { ship, by }: Bound): boolean {
  const since = sinceLast(game, d => d.kind === 'placed' && d.card === by) ?? game.state.history
  const { controller } = game.card(ship)
  return since.some(d => d.kind === 'attack' && d.player === controller && !!d.cards?.includes(ship))
}

/** Keeps the target while it can be gone after; else another one is chosen, or there is none. */
function* aim(game: Game, bound: Bound): Flow {
  const { by, ship } = bound
  const prey = preyOf(game, bound)
  if (prey.some(id => game.card(by).targets.includes(id))) return
  if (!prey.length && game.decide(endsWithoutPrey, { ship, by })) return nullify(game, by)
  const who = game.card(ship).controller
  const targets = yield* select(game, { who, from: prey.filter(id => inPlay(game.card(id))), count: 1, by })
  game.change(by, { targets })
}
