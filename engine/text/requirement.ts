import { can } from '../board/can.ts'
import { allIndividuals, cardOf } from '../board/individuals.ts'
import { inPlay, isPersonnel, locationOf } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { affiliationsOf } from '../mechanics/compatibility/affiliations.ts'
import { isAtTheFacility } from '../mechanics/dilemmas/questions/single.ts'
import { refersTo } from '../mechanics/names/names.ts'
import { pointsOf } from '../mechanics/scoring/points.ts'
import { hasEveryType } from '../mechanics/skills/personnel-types.ts'
import { sameSpecies } from '../mechanics/species/law/species.ts'
import { levelOf, matches } from './match.ts'
import type { Attribute, Filter, Requirement } from './text.ts'

const ofShips: ReadonlySet<Attribute> = new Set(['range', 'weapons', 'shields'])

/** Do the cards together meet the requirement? Cards whose status forbids it lend no skill, attribute or trait. */
export function meets(
  game: Game,
  requirement: Requirement,
  cards: readonly CardId[],
  you: PlayerName,
  ship?: CardId,
): boolean {
  const pool = allIndividuals(game, cards)
  const again = (r: Requirement): boolean => meets(game, r, pool, you, ship)
  if ('all' in requirement) return requirement.all.every(again)
  if ('any' in requirement) return requirement.any.some(again)
  if ('not' in requirement) return !again(requirement.not)
  if ('skill' in requirement) return skillTotal(game, requirement.skill, pool) >= (requirement.level ?? 1)
  if ('total' in requirement) {
    const counting = ship && ofShips.has(requirement.total) ? [...pool, ship] : pool
    return inRange(attributeTotal(game, requirement.total, counting), requirement)
  }
  if ('some' in requirement) return count(game, requirement.some, pool, you) >= (requirement.count ?? 1)
  if ('each' in requirement) return assign(game, requirement.each, pool, you)
  if ('points' in requirement) return pointsOf(game, you) >= requirement.points
  if ('sumOf' in requirement)
    return requirement.sumOf.reduce((sum, one) => sum + attributeTotal(game, one, pool), 0) > requirement.exceeds
  if ('perHead' in requirement)
    return attributeTotal(game, requirement.perHead, pool) > requirement.over * heads(game, pool)
  if ('ofDifferentAffiliations' in requirement)
    return areOfDifferentAffiliations(game, requirement.where, pool, you, requirement.ofDifferentAffiliations)
  if ('couldSolve' in requirement) return false
  if ('here' in requirement) return isHere(game, requirement.here, cards, you)
  if ('at' in requirement) return isAtFacility(game, requirement.at, cards, you)
  if ('everyType' in requirement) return hasEveryType(game, pool)
  if ('sameSpecies' in requirement) return areOfOneSpecies(game, pool)
  if ('matchingCommander' in requirement) return pool.some(id => commands(game, id, ship))
  return pool.some(id => refersTo(game, requirement.title, game.card(id).title) && can(game, id, 'count as in play'))
}

/** Is each of the same species as every other? */
function areOfOneSpecies(game: Game, pool: readonly CardId[]): boolean {
  return pool.every((a, at) => pool.slice(at + 1).every(b => game.decide(sameSpecies, { a, b })))
}

/** Is a card like that in play where the cards are? */
function isHere(game: Game, filter: Filter, [first]: readonly CardId[], you: PlayerName): boolean {
  const at = first === undefined ? undefined : locationOf(game, first)
  return game.state.cards.some(c => inPlay(c) && locationOf(game, c.id) === at && matches(game, c.id, filter, you))
}

function isAtFacility(game: Game, filter: Filter, [first]: readonly CardId[], you: PlayerName): boolean {
  if (first === undefined) return false
  const card = cardOf(first)
  return game.state.cards.some(
    c =>
      inPlay(c) &&
      locationOf(game, c.id) === locationOf(game, card) &&
      matches(game, c.id, filter, you) &&
      game.decide(isAtTheFacility, { card, facility: c.id }),
  )
}

/** Can so many be found of whom no two are of one aligned affiliation? */
function areOfDifferentAffiliations(
  game: Game,
  filter: Filter,
  pool: readonly CardId[],
  you: PlayerName,
  count: number,
): boolean {
  const found = pool.filter(id => matches(game, id, filter, you, true))
  const aligned = found.flatMap(id => affiliationsOf(game, id)).filter(a => a !== 'non-aligned' && a !== 'neutral')
  return Math.min(found.length, new Set(aligned).size) >= count
}

function commands(game: Game, id: CardId, ship: CardId | undefined): boolean {
  if (!ship || !can(game, id, 'be matching commander')) return false
  return !!game.facts(ship).matchingCommanders?.some(name => refersTo(game, name, game.card(id).title))
}

function inRange(total: number, { over, under }: { readonly over?: number; readonly under?: number }): boolean {
  return (over === undefined || total > over) && (under === undefined || total < under)
}

const heads = (game: Game, pool: readonly CardId[]): number => pool.filter(id => isPersonnel(game, id)).length

/** The levels of those who may use them. */
export function skillTotal(game: Game, skill: string, pool: readonly CardId[]): number {
  return pool
    .filter(id => levelOf(game, id, skill) > 0 && can(game, id, 'use skills'))
    .reduce((sum, id) => sum + levelOf(game, id, skill), 0)
}

/** The sum over those who may contribute. */
export function attributeTotal(
  game: Game,
  attribute: 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields',
  pool: readonly CardId[],
): number {
  return allIndividuals(game, pool)
    .filter(id => value(game, id, attribute) > 0 && can(game, id, 'use attributes'))
    .reduce((sum, id) => sum + value(game, id, attribute), 0)
}

function count(game: Game, filter: Filter, pool: readonly CardId[], you: PlayerName): number {
  return pool.filter(id => matches(game, id, filter, you, true)).length
}

function assign(game: Game, filters: readonly Filter[], pool: readonly CardId[], you: PlayerName): boolean {
  const [first, ...rest] = filters
  if (!first) return true
  return pool
    .filter(id => matches(game, id, first, you, true))
    .some(id =>
      assign(
        game,
        rest,
        pool.filter(other => other !== id),
        you,
      ),
    )
}
