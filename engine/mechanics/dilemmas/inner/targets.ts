import { cardsIn, isVessel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { isWithoutATarget, type Lack } from '../../../questions/dilemmas/features.ts'
import { crewIsAffected } from '../../../questions/facilities/settled.ts'
import { matches } from '../../../text/match.ts'
import { resolve } from '../../../text/selector.ts'
import type { Effect, Filter, Requirement } from '../../../text/text.ts'
import { asTargeted } from '../required.ts'
import { followsBack } from '../settle.ts'
import type { DilemmaSection } from '../words.ts'
import type { Facing } from './facing.ts'
import { meant } from './taking-part.ts'

/** Is there what the section needs for a target: cards with the features asked for, and whatever else the law demands? */
export function targetIsThere(facing: Facing, section: DilemmaSection): boolean {
  const { game, dilemma, group } = facing
  const { facility } = group
  if (facility !== undefined && !game.decide(crewIsAffected, { dilemma, facility })) return false
  const among = meant(game, group, dilemma)
  const found = (section.targets ?? [])
    .map(f => asTargeted(game, dilemma, f))
    .filter(f => among.some(id => matches(game, id, f, group.player)))
  const lacks: Readonly<Record<Lack, () => boolean>> = {
    feature: () => !!section.targets && !found.length,
    'one of several': () => found.length > 0 && found.length < (section.targets?.length ?? 0),
    number: () => instructions(section).some(e => asksForMore(facing, e, among)),
    'ship or facility': () => hasNowhereToLie(facing),
    destination: () => instructions(section).some(e => hasNowhereToGo(facing, e)),
    'somebody for its conditions': () => lacksSomebody(facing, section.conditions, among),
  }
  return !(Object.keys(lacks) as Lack[]).some(
    lacking => lacks[lacking]() && game.decide(isWithoutATarget, { dilemma, lacking }),
  )
}

const instructions = ({ selects, effects }: DilemmaSection): readonly Effect[] => [
  ...(selects ?? []),
  ...(effects ?? []),
]

/** Does it select more than there are? */
function asksForMore({ game, group }: Facing, effect: Effect, among: readonly CardId[]): boolean {
  if (effect.do !== 'select' || effect.from !== 'personnel facing' || typeof effect.count !== 'number') return false
  const { where, count } = effect
  const fitting = where ? among.filter(id => matches(game, id, where, group.player)) : among
  return fitting.length > 0 && fitting.length < count
}

function hasNowhereToLie({ game, text, group }: Facing): boolean {
  if (text.placedOn === 'ship')
    return group.ship === undefined && !(group.kind === 'Away Team' && followsBack(game, text))
  if (text.placedOn !== 'facility' && text.placedOn !== 'ship or facility') return false
  const there = (['space', 'planet'] as const).flatMap(place => cardsIn(game, place, group.mission))
  return !there.some(
    c => game.facts(c.id).type === 'facility' || (text.placedOn !== 'facility' && isVessel(game, c.id)),
  )
}

function hasNowhereToGo({ game, context }: Facing, effect: Effect): boolean {
  if (effect.do !== 'relocate' || typeof effect.to === 'string' || !('furthest' in effect.to)) return false
  return resolve(game, effect.to, context).length === 0
}

/** Is there nobody with any of the features that conditions name? */
function lacksSomebody(
  { game, group }: Facing,
  conditions: Requirement | undefined,
  among: readonly CardId[],
): boolean {
  const named = conditions ? features(conditions) : []
  return named.length > 0 && !named.some(f => among.some(id => matches(game, id, f, group.player)))
}

function features(requirement: Requirement): readonly Filter[] {
  if ('all' in requirement) return requirement.all.flatMap(features)
  if ('any' in requirement) return requirement.any.flatMap(features)
  if ('skill' in requirement) return [{ skill: requirement.skill }]
  if ('some' in requirement) return [requirement.some]
  if ('each' in requirement) return requirement.each
  return 'title' in requirement ? [{ name: requirement.title }] : []
}
