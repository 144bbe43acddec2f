import { can } from '../../board/can.ts'
import { allIndividuals } from '../../board/individuals.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { levelOf } from './level.ts'
import { halvesAddUp, isRegularBelowZero, mayBeMixed, skillsMeant } from './questions.ts'

/** The levels of those who may use them, of the skill or of those that the word means. */
export function skillTotal(game: Game, word: string, pool: readonly CardId[]): number {
  const totals = game.decide(skillsMeant, { word }).map(skill => totalOf(game, skill, pool))
  const mixed = totals.length > 1 ? game.decide(mayBeMixed, { word }) : true
  return mixed ? totals.reduce((sum, total) => sum + total, 0) : Math.max(...totals)
}

function totalOf(game: Game, skill: string, pool: readonly CardId[]): number {
  const levels = pool
    .map(id => ({ id, level: levelOf(game, id, skill) }))
    .filter(({ level }) => level > 0 || (level < 0 && game.decide(isRegularBelowZero, { skill, where: 'in a total' })))
    .filter(({ id }) => can(game, id, 'use skills'))
    .map(({ level }) => level)
  const whole = levels.filter(Number.isInteger)
  const halves = levels.length > 1 && whole.length < levels.length && !game.decide(halvesAddUp, { skill })
  return (halves ? whole : levels).reduce((sum, level) => sum + level, 0)
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
