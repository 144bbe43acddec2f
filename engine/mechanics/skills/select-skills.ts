import { findCard, titles } from '../../../cards/catalogue.ts'
import { namedSkills } from '../../../cards/named-skills.ts'
import { inPlay, isPersonnel, presentWith } from '../../board/places.ts'
import type { CardId, Modifier, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isOpenToAll, levelsGained, mayBeTaken } from '../../questions/skills/questions.ts'
import { mayBeRepeated } from '../../questions/skills/settled.ts'
import { addModifiers } from '../../text/modifiers.ts'
import { chooseTerm } from '../selections/select.ts'
import { ownBox } from './box.ts'
import type { Entry } from './entry.ts'
import { levelOf } from './level.ts'

/** A selection of so many skills for the card; they last as long as the card `by` is in play. */
export interface SkillSelection {
  readonly who: PlayerName
  readonly card: CardId
  readonly by: CardId
  readonly count: number
  readonly from: readonly Entry[]
  /** They last no longer than the turn. */
  readonly thisTurn?: boolean | undefined
}

/** The player selects the skills one after the other. */
export function* selectSkills(game: Game, { who, card, by, count, from, thisTurn }: SkillSelection): Flow {
  const taken: Modifier[] = []
  const repeated = count > 1 && game.decide(mayBeRepeated, { card })
  while (taken.length < count) {
    const left = from.filter(({ skill }) => repeated || taken.every(one => one.skill !== skill))
    if (!left.length) break
    taken.push(yield* selectOne(game, { who, card, by, from: left, thisTurn }))
  }
  addModifiers(game, taken)
}

/** One skill of those, as the card has it henceforth. */
export function* selectOne(
  game: Game,
  { who, card, by, from, thisTurn }: Omit<SkillSelection, 'count'>,
): Flow<Modifier> {
  const skill = yield* chooseTerm(who, [...new Set(from.map(entry => entry.skill))], by)
  const level = Math.max(...from.filter(entry => entry.skill === skill).map(entry => entry.level))
  const about = { card, of: card, skill, level, alone: true, as: 'selected' } as const
  const lasting = thisTurn ? { until: game.state.turn.number } : { whileInPlay: by }
  return { card, skill, add: game.decide(levelsGained, about), by, ...lasting }
}

/** Every skill of the game that may be selected for the card, at the highest level that some personnel has. */
export function allSkills(game: Game, card: CardId): readonly Entry[] {
  return everySkill().filter(({ skill, type, listed }) => {
    const there = game.state.cards.some(c => inPlay(c) && isPersonnel(game, c.id) && levelOf(game, c.id, skill) > 0)
    return game.decide(isOpenToAll, { card, skill, type, listed, there })
  })
}

/** The skills in the boxes of the other personnel present. */
export function skillsPresent(game: Game, card: CardId): readonly Entry[] {
  return presentWith(game, card)
    .filter(id => id !== card && isPersonnel(game, id))
    .flatMap(id => ownBox(game, id).filter(one => game.decide(mayBeTaken, { card: id, ...one, as: 'selected' })))
}

interface Printed extends Entry {
  /** It is a personnel type. */
  readonly type: boolean
  /** It is in some skills box. */
  readonly listed: boolean
}

let known: readonly Printed[] | undefined

/** What personnel have in their skills boxes, and as their classifications. */
export function everySkill(): readonly Printed[] {
  known ??= findSkills()
  return known
}

function findSkills(): readonly Printed[] {
  const levels = new Map<string, number>()
  const types = new Set<string>()
  for (const { type, skills = {}, classification } of titles().map(title => findCard(title)!)) {
    if (type !== 'personnel') continue
    for (const skill of namedSkills(skills)) levels.set(skill, Math.max(levels.get(skill) ?? 1, skills[skill]!))
    if (classification) types.add(classification)
  }
  return [...new Set([...levels.keys(), ...types])].sort().map(skill => ({
    skill,
    level: levels.get(skill) ?? 1,
    type: types.has(skill),
    listed: levels.has(skill),
  }))
}
