import { can } from '../../board/can.ts'
import { allIndividuals } from '../../board/individuals.ts'
import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import type { Attribute } from '../../text/text.ts'
import { helpersTakePart } from '../dilemmas/questions/requirements.ts'
import { levelOf } from './level.ts'

/** The levels of those who may use them. */
export function skillTotal(game: Game, skill: string, pool: readonly CardId[]): number {
  return pool
    .filter(id => levelOf(game, id, skill) > 0 && can(game, id, 'use skills'))
    .reduce((sum, id) => sum + levelOf(game, id, skill), 0)
}

/** The sum over those who may contribute. */
export function attributeTotal(game: Game, attribute: Attribute, pool: readonly CardId[]): number {
  return allIndividuals(game, pool)
    .filter(id => value(game, id, attribute) > 0 && can(game, id, 'use attributes'))
    .reduce((sum, id) => sum + value(game, id, attribute), 0)
}

/** The highest sum that so many personnel, or fewer, can bring together. */
export function bestTotal(game: Game, attribute: Attribute, pool: readonly CardId[], upTo: number): number {
  const people = pool.filter(id => isPersonnel(game, id))
  const dilemma = game.underway.encounter?.dilemma
  if (dilemma === undefined || !game.decide(helpersTakePart, { dilemma }))
    return sumOfBest(game, attribute, people, upTo)
  const sums = choices(people, upTo).map(among => game.whilst({ among }, () => attributeTotal(game, attribute, among)))
  return Math.max(0, ...sums)
}

function sumOfBest(game: Game, attribute: Attribute, people: readonly CardId[], upTo: number): number {
  const sums = people.map(id => attributeTotal(game, attribute, [id])).sort((a, b) => b - a)
  return sums.slice(0, upTo).reduce((sum, one) => sum + one, 0)
}

/** All ways to take so many of them, or fewer. */
function choices<T>([first, ...rest]: readonly T[], upTo: number): readonly (readonly T[])[] {
  if (first === undefined || upTo === 0) return [[]]
  return [...choices(rest, upTo), ...choices(rest, upTo - 1).map(others => [first, ...others])]
}
