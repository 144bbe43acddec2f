import { can } from '../../board/can.ts'
import { allIndividuals } from '../../board/individuals.ts'
import { isPersonnel } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { helpersTakePart } from '../../questions/dilemmas/requirements.ts'
import { isRegularBelowZero, skillsMeant } from '../../questions/skills/questions.ts'
import { halvesAddUp, mayBeMixed } from '../../questions/skills/settled.ts'
import { sharedLevelsAddUp } from '../../questions/skills/sharing.ts'
import type { Attribute } from '../../text/plain-words.ts'
import { levelOf } from './level.ts'
import { ownSkillsOf } from './sharing.ts'
import { isUnused } from './use-skills.ts'

/** The levels of those who may use them, of the skill or of those that the word means. */
export function skillTotal(game: Game, word: string, pool: readonly CardId[]): number {
  const totals = game.decide(skillsMeant, { word }).map(skill => totalOf(game, skill, pool))
  const mixed = totals.length > 1 ? game.decide(mayBeMixed, { word }) : true
  return mixed ? sum(totals) : Math.max(...totals)
}

function totalOf(game: Game, skill: string, pool: readonly CardId[]): number {
  const having = pool.filter(id => countsIn(game, id, skill))
  const levels = having.map(id => levelOf(game, id, skill))
  const own = having.map(id => ownSkillsOf(game, id)[skill] ?? 0)
  const isShared = levels.some((level, i) => level > own[i]!)
  if (isShared && !game.decide(sharedLevelsAddUp, { skill })) return Math.max(sum(own), ...levels)
  const whole = levels.filter(Number.isInteger)
  const halves = levels.length > 1 && whole.length < levels.length && !game.decide(halvesAddUp, { skill })
  return sum(halves ? whole : levels)
}

/** Does what the card has of the skill count where those of several are added up? */
function countsIn(game: Game, id: CardId, skill: string): boolean {
  const level = levelOf(game, id, skill)
  const counts = level > 0 || (level < 0 && game.decide(isRegularBelowZero, { skill, where: 'in a total' }))
  return counts && can(game, id, 'use skills') && !isUnused(game, id, skill)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

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
