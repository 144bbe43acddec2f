import { can } from '../../board/can.ts'
import { allIndividuals } from '../../board/individuals.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { levelOf } from './level.ts'
import { ownSkillsOf } from './sharing.ts'
import { sharedLevelsAddUp } from './sharing-questions.ts'
import { isUnused } from './use-skills.ts'

/** The levels of those who may use them. */
export function skillTotal(game: Game, skill: string, pool: readonly CardId[]): number {
  const having = pool.filter(id => mayUse(game, id, skill))
  const levels = having.map(id => levelOf(game, id, skill))
  const own = having.map(id => ownSkillsOf(game, id)[skill] ?? 0)
  const isShared = levels.some((level, i) => level > own[i]!)
  return isShared && !game.decide(sharedLevelsAddUp, { skill }) ? Math.max(sum(own), ...levels) : sum(levels)
}

const mayUse = (game: Game, id: CardId, skill: string): boolean =>
  levelOf(game, id, skill) > 0 && can(game, id, 'use skills') && !isUnused(game, id, skill)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

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
