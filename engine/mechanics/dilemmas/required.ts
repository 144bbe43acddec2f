import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import {
  type FeatureOfText,
  isARequirement,
  levelsCount,
  oneOfThemIsEnough,
} from '../../questions/dilemmas/requirements.ts'
import {
  attributeRequiredOf,
  mayBeLessThanZero,
  oneMayBeSeveral,
  typeRequired,
} from '../../questions/dilemmas/settled.ts'
import { modifierOrder } from '../../questions/skills/questions.ts'
import type { Attribute } from '../../text/plain-words.ts'
import type { Filter, Requirement } from '../../text/text.ts'
import { types } from '../skills/types.ts'
import type { DilemmaChange } from './inner/change-text.ts'
import { changesOf, factorOf } from './inner/changes.ts'

/** What the text asks for here, as other cards change it and as the law reads it. */
export function asRequired(game: Game, dilemma: CardId, feature: FeatureOfText, needed: Requirement): Requirement {
  const changes = changesOf(game, dilemma).filter(c => c.of === 'requirements')
  const factor = factorOf(game, dilemma, 'requirements')
  const altered = changes.length || factor > 1 ? isRequirement(game, dilemma, feature) : false
  const all = altered ? [...changes, ...(factor > 1 ? [{ multiply: factor }] : [])] : []
  const oneWillDo = (): boolean => game.decide(oneOfThemIsEnough, { dilemma, feature })
  return each(needed, oneWillDo, one => asRead(game, dilemma, changed(game, dilemma, one, all)))
}

/** What spares a card from a dilemma is required of it as a condition is. */
export const requirementReaders: Language['requirementReaders'] = [
  (game, by, needed) => (game.facts(by).type === 'dilemma' ? asRequired(game, by, 'conditions', needed) : needed),
]

/** The same of the features that a target must have. */
export function asTargeted(game: Game, dilemma: CardId, filter: Filter): Filter {
  const changes = changesOf(game, dilemma).filter(c => c.of === 'requirements')
  if (!changes.length || !isRequirement(game, dilemma, 'targets')) return filter
  const raised = ({ skill, ...others }: Filter): Filter => {
    if (skill === undefined) return others
    const level = numberAfter(game, dilemma, 1, concerning(changes, { skill }))
    return { ...others, skills: { [skill]: level } }
  }
  return filter.any ? { ...raised(filter), any: filter.any.map(raised) } : raised(filter)
}

const isRequirement = (game: Game, dilemma: CardId, feature: FeatureOfText): boolean =>
  game.decide(isARequirement, { dilemma, feature })

type Change = Pick<DilemmaChange, 'add' | 'multiply' | 'skills' | 'attribute'>

function each(needed: Requirement, oneWillDo: () => boolean, read: (one: Requirement) => Requirement): Requirement {
  const again = (one: Requirement): Requirement => each(one, oneWillDo, read)
  if ('all' in needed) return { all: needed.all.map(again) }
  if ('any' in needed) return oneWillDo() ? { any: needed.any.map(again) } : { all: needed.any.map(again) }
  return 'not' in needed ? { not: again(needed.not) } : read(needed)
}

function changed(game: Game, dilemma: CardId, needed: Requirement, changes: readonly Change[]): Requirement {
  if (!changes.length) return needed
  const after = (number: number, of: Parameters<typeof concerning>[1] = {}): number =>
    numberAfter(game, dilemma, number, concerning(changes, of))
  if ('skill' in needed) return { ...needed, level: after(needed.level ?? 1, { skill: needed.skill }) }
  if ('total' in needed && needed.over !== undefined)
    return { ...needed, over: after(needed.over, typeof needed.total === 'string' ? { attribute: needed.total } : {}) }
  if ('some' in needed) return { ...needed, count: after(needed.count ?? 1, { skill: needed.some.skill }) }
  if ('points' in needed && needed.points !== 'odd') return { ...needed, points: after(needed.points) }
  return needed
}

/** The changes that are about what is required here. */
function concerning(
  changes: readonly Change[],
  { skill, attribute }: { readonly skill?: string | undefined; readonly attribute?: Attribute },
): readonly Change[] {
  const knows = (skills: Change['skills']): boolean =>
    !skills || (skill !== undefined && (skills === 'any' || skills.includes(skill)))
  return changes.filter(c => knows(c.skills) && (!c.attribute || c.attribute === attribute))
}

function numberAfter(game: Game, dilemma: CardId, number: number, changes: readonly Change[]): number {
  if (!changes.length) return number
  const by = changes.flatMap(c => c.multiply ?? [])
  const about = { card: dilemma, attribute: 'requirement', by } as const
  const order = by.length ? game.decide(modifierOrder, about) : 'add, then multiply'
  const sum = changes.reduce((n, c) => n + (c.add ?? 0), number)
  const result =
    order === 'add, then multiply'
      ? by.reduce((n, times) => n * times, sum)
      : changes.reduce((n, c) => n * (c.multiply ?? 1) + (c.add ?? 0), number)
  return result < 0 && !game.decide(mayBeLessThanZero, { dilemma }) ? 0 : result
}

function asRead(game: Game, dilemma: CardId, needed: Requirement): Requirement {
  if ('skill' in needed) return skillAsRead(game, dilemma, needed.skill, needed.level ?? 1)
  if ('some' in needed) return someoneAsRead(game, dilemma, needed)
  if (!('total' in needed) || needed.over === undefined || typeof needed.total !== 'string') return needed
  if (game.decide(attributeRequiredOf, { dilemma }) === 'all together') return needed
  return { some: { over: { [needed.total]: needed.over } } }
}

function skillAsRead(game: Game, dilemma: CardId, skill: string, level: number): Requirement {
  const type = { dilemma, type: skill }
  if (types.has(skill) && game.decide(typeRequired, type) === 'classification')
    return { some: { classification: skill }, count: level }
  if (level < 2) return { skill, level }
  if (!game.decide(levelsCount, { dilemma, of: 'several personnel' })) return { some: { skills: { [skill]: level } } }
  if (game.decide(levelsCount, { dilemma, of: 'one personnel' })) return { skill, level }
  return { some: { skill }, count: level }
}

function someoneAsRead(game: Game, dilemma: CardId, needed: Extract<Requirement, { some: Filter }>): Requirement {
  const { skills } = needed.some
  if (!skills || !game.decide(oneMayBeSeveral, { dilemma })) return needed
  return { all: Object.entries(skills).map(([skill, level]) => ({ skill, level })) }
}
