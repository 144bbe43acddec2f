import { can } from '../../../board/can.ts'
import type { Group } from '../../../board/group.ts'
import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Feature } from '../../../questions/dilemmas/questions.ts'
import type { FeatureOfText } from '../../../questions/dilemmas/requirements.ts'
import {
  askedForInTime,
  mayDeclineToOvercome,
  nullifiesByBeingThere,
  playerMeetsConditions,
  presentCureWorks,
} from '../../../questions/dilemmas/settled.ts'
import { meets } from '../../../text/requirement.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { Requirement } from '../../../text/text.ts'
import { chooseWord } from '../../selections/select.ts'
import { namedToNullify } from '../named-to-nullify.ts'
import { asRequired } from '../required.ts'
import type { DilemmaSection, DilemmaText } from '../words.ts'
import { takingPart } from './taking-part.ts'

export interface AddedUnderway {
  /** What a dilemma requires is looked for. */
  requiring: boolean
}

/** A group before a dilemma. */
export interface Facing {
  readonly game: Game
  readonly dilemma: CardId
  readonly group: Group
  readonly text: DilemmaText
  readonly context: Context
}

/** What has to be there, or to be the case, for the section to do anything is there. */
export function isTriggered(facing: Facing, { trigger, triggerAmong }: DilemmaSection): boolean {
  const { game, group, context } = facing
  if (!trigger) return true
  if (!triggerAmong) return present(facing, trigger, 'trigger')
  return meets(game, trigger, resolve(game, triggerAmong, context), group.player)
}

/** Do those who count meet the conditions: everybody, or the personnel selected and what equipment there is? */
export function isOvercome(facing: Facing, section: DilemmaSection, { chosen }: Context): boolean {
  const { game, group, dilemma } = facing
  const { among } = section
  const conditions = conditionsOf(facing, section)
  if (!conditions) return false
  if ('points' in conditions && !game.decide(playerMeetsConditions, { dilemma })) return false
  const pool = takingPart(game, group, dilemma, 'overcome')
  const counting = among === undefined ? undefined : (chosen?.[among] ?? [])
  const left = counting ? pool.filter(id => !isPersonnel(game, id) || counting.includes(id)) : pool
  const required = asRequired(game, dilemma, 'conditions', conditions)
  return game.whilst({ requiring: true }, () => meets(game, required, left, group.player, group.ship))
}

/** What nullifies the dilemma is there: what its own text asks for, or a card that says so. */
export function isNullified(facing: Facing): boolean {
  const { nullifier } = facing.text
  return (!!nullifier && present(facing, nullifier, 'nullify')) || isNullifiedByACard(facing)
}

function isNullifiedByACard({ game, dilemma, group }: Facing): boolean {
  const onTables = game.state.cards.filter(c => c.place === 'core').map(c => c.id)
  return [...takingPart(game, group, dilemma, 'nullify'), ...onTables].some(by => {
    const { nullifies } = game.text(by)
    const named = nullifies && namedToNullify(game, nullifies, dilemma, group.player)
    if (!named || !can(game, by, 'use text')) return false
    game.credit(named)
    return game.decide(nullifiesByBeingThere, { dilemma, by })
  })
}

/** What cures it is left among those who faced it. */
export function mayBeCured(facing: Facing): boolean {
  const cure = facing.text.cure ?? inTime(facing, 'cure')
  return !!cure && present(facing, cure, 'cure')
}

/** Does what cures it by being there work before the dilemma does anything? */
export function isCuredAtOnce(facing: Facing): boolean {
  const { cures = [] } = facing.text
  if (!mayBeCured(facing) && !cures.some(({ needs }) => present(facing, needs, 'cure'))) return false
  return facing.game.decide(presentCureWorks, { dilemma: facing.dilemma }) === 'before the effect'
}

/** The conditions of the section, as the law understands its text. */
export function conditionsOf(facing: Facing, section: DilemmaSection): Requirement | undefined {
  return section.conditions ?? inTime(facing, 'conditions')
}

/** What is asked for within a certain time, if the law takes it for this. */
function inTime({ game, dilemma, text }: Facing, as: 'conditions' | 'cure'): Requirement | undefined {
  const { unlessInTime } = text
  if (!unlessInTime) return undefined
  return game.decide(askedForInTime, { dilemma }) === as ? unlessInTime : undefined
}

const featureOf: Partial<Record<Feature, FeatureOfText>> = { nullify: 'nullifier', cure: 'cure' }

function present({ game, group, dilemma }: Facing, needed: Requirement, feature: Feature): boolean {
  const required = Object.hasOwn(featureOf, feature) ? asRequired(game, dilemma, featureOf[feature]!, needed) : needed
  const pool = takingPart(game, group, dilemma, feature)
  return game.whilst({ requiring: Object.hasOwn(featureOf, feature) }, () =>
    meets(game, required, pool, group.player, group.ship),
  )
}

/** Those who could get past it do not want to, where the law leaves that to them. */
export function* isDeclined({ game, dilemma, group }: Facing): Flow<boolean> {
  if (!game.decide(mayDeclineToOvercome, { dilemma })) return false
  return (yield* chooseWord(group.player, ['overcome', 'decline'], dilemma)) === 'decline'
}

/** Those of the group who are still there. */
export function left({ game, group }: Facing): Group {
  const there = (id: CardId): boolean => game.find(id)?.holder === (group.ship ?? group.facility ?? group.mission)
  return { ...group, personnel: group.personnel.filter(there), equipment: group.equipment.filter(there) }
}
