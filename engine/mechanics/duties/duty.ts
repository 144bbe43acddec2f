import { can } from '../../board/can.ts'
import { locationOf } from '../../board/places.ts'
import type { CardId, Deed, DeedKind } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { fallsDueAgain, mayBeChased } from '../../questions/duties/questions.ts'
import { goesWhereItWas, holdsUntilSolved } from '../../questions/duties/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import type { Standing } from '../../text/in-play-text.ts'
import { matches } from '../../text/match.ts'
import { resolve } from '../../text/selector.ts'
import { speaksTo } from '../../text/you.ts'
import type { Assignment, Duty } from './words.ts'

/** A ship that a card in play obliges to do something now. */
export interface Bound {
  readonly ship: CardId
  readonly by: CardId
  readonly standing: Standing
  readonly duty: Duty
}

/** The duties of all ships, each with the one duty that comes first; of several the latest. */
export function boundShips(game: Game): readonly Bound[] {
  const found = obliging(game).flatMap(c => laidBy(game, c.id))
  const ships = [...new Set(found.map(b => b.ship))]
  return ships.flatMap(
    ship =>
      first(
        game,
        found.filter(b => b.ship === ship),
      ) ?? [],
  )
}

/** What the ship must do now. */
export const dutyOf = (game: Game, ship: CardId): Bound | undefined => boundShips(game).find(b => b.ship === ship)

/** Is the ship left to nothing else? */
export const isAssigned = (game: Game, ship: CardId): boolean => {
  const bound = dutyOf(game, ship)
  return bound !== undefined && bound.duty.do !== 'attempt'
}

const obliging = cardsWith(text => text.standing?.some(s => s.duty))

function laidBy(game: Game, by: CardId): readonly Bound[] {
  if (!can(game, by, 'keep text in force')) return []
  return (game.text(by).standing ?? []).flatMap(standing => {
    const { duty } = standing
    if (!duty || duty.do === 'battle' || !game.inForce(standing)) return []
    return shipsAffected(game, by, standing)
      .map(ship => ({ ship, by, standing, duty }))
      .filter(bound => isDue(game, bound))
  })
}

function shipsAffected(game: Game, by: CardId, standing: Standing): readonly CardId[] {
  const context = { you: speaksTo(game, by), this: by, targets: game.card(by).targets }
  return resolve(game, standing.affects, context).filter(
    id => game.facts(id).type === 'ship' && affects(game, by, standing, id),
  )
}

const isAssignment = (duty: Duty): duty is Duty & Assignment => duty.do === 'travel' || duty.do === 'chase and attack'

function first(game: Game, bound: readonly Bound[]): Bound | undefined {
  const assigned = bound.filter(b => isAssignment(b.duty))
  const heeded = assigned.filter(b => !assigned.some(other => goesBefore(game, other, b)))
  return heeded.at(-1) ?? bound[0]
}

function goesBefore(game: Game, { duty, by }: Bound, other: Bound): boolean {
  if (!isAssignment(duty) || by === other.by) return false
  const clause = duty.before?.find(c => game.inForce(c) && matches(game, other.by, c.what, speaksTo(game, by)))
  if (clause) game.credit(clause)
  return !!clause
}

function isDue(game: Game, bound: Bound): boolean {
  if (bound.duty.do === 'travel') return destinationOf(game, bound) !== undefined
  return bound.duty.do === 'attempt' ? isToBeAttempted(game, bound) : true
}

/** Where the ship must travel to. */
export function destinationOf(game: Game, { duty, by, ship }: Pick<Bound, 'duty' | 'by' | 'ship'>): CardId | undefined {
  if (duty.do !== 'travel') return undefined
  const context = { you: speaksTo(game, by), this: by, targets: game.card(by).targets }
  const to = resolve(game, duty.to, context)[0] ?? whereItWas(game, { duty, by, ship })
  const [line, own] = [to, locationOf(game, ship)].map(id => id && game.find(id)?.holder)
  return line === own ? to : undefined
}

/** Where the last of those cards was destroyed that the ship is to travel to, if the law sends it there. */
function whereItWas(game: Game, { duty, by, ship }: Pick<Bound, 'duty' | 'by' | 'ship'>): CardId | undefined {
  const wanted = duty.do === 'travel' && typeof duty.to === 'object' && 'nearest' in duty.to && duty.to.nearest
  if (!wanted || !game.decide(goesWhereItWas, { ship, by })) return undefined
  const you = speaksTo(game, by)
  const deed = game.state.history.findLast(d => d.kind === 'destroyed' && d.card && matches(game, d.card, wanted, you))
  return deed?.places?.[0]
}

/** The ships on its spaceline that the ship may go after. */
export function preyOf(game: Game, { duty, by, ship }: Bound): readonly CardId[] {
  const here = locationOf(game, ship)
  if (duty.do !== 'chase and attack' || here === undefined) return []
  const line = game.card(here).holder
  return resolve(game, duty.whom, { you: game.card(ship).controller, this: by }).filter(id => {
    const at = locationOf(game, id)
    return at !== undefined && game.card(at).holder === line && game.decide(mayBeChased, { ship: id, by })
  })
}

/** Is the mission not solved, and has the ship come there, or cast off, since it tried? */
function isToBeAttempted(game: Game, { ship, by }: Bound): boolean {
  if (game.card(by).is.includes('completed')) return false
  const since = sinceLast(game, d => d.kind === 'attempt' && d.card === by && !!d.cards?.includes(ship))
  if (!since) return true
  const did = (kind: DeedKind): boolean => since.some(d => d.kind === kind && d.card === ship)
  if (did('move') && game.decide(fallsDueAgain, { ship, by, having: 'arrived' })) return true
  if (did('undock') && game.decide(fallsDueAgain, { ship, by, having: 'undocked' })) return true
  return game.decide(holdsUntilSolved, { ship, by })
}

/** What was done after the last such deed; undefined where there was none. */
export function sinceLast(game: Game, is: (deed: Deed) => boolean): readonly Deed[] | undefined {
  const at = game.state.history.findLastIndex(is)
  return at < 0 ? undefined : game.state.history.slice(at + 1)
}
