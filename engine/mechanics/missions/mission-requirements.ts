import type { CardsOfAKind, MissionRequirement } from '../../../cards/facts.ts'
import type { Group } from '../../board/group.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { countsAmongAffiliations } from '../../questions/compatibility/questions.ts'
import { countsAsRequirements } from '../../questions/missions/questions.ts'
import {
  characteristicsOfOnePersonnel,
  isForEitherToMeet,
  needsAllAlternatives,
  typeForTheMission,
} from '../../questions/missions/settled.ts'
import { asRequirement, ofAKind } from '../../text/printed-requirement.ts'
import { meets } from '../../text/requirement.ts'
import type { Filter, Requirement } from '../../text/text.ts'
import { speaksTo } from '../../text/you.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { attributeTotal } from '../skills/totals.ts'
import { replaced } from './inner/replaced-requirement.ts'
import { missionPoints, readFrom, requirementsFor } from './missions.ts'
import type { OnMissionText } from './words.ts'

/** What a group has towards the requirements: those who attempt, their equipment, and the ship of a crew. */
export const poolOf = ({ personnel, equipment, ship }: Group): readonly CardId[] => [
  ...personnel,
  ...equipment,
  ...(ship ? [ship] : []),
]

/** Do the cards meet what the mission requires of the player, as cards on it and the law would have it? */
export function meetsMission(game: Game, mission: CardId, player: PlayerName, team: readonly CardId[]): boolean {
  const pool = [...team, ...countingOn(game, mission, player)]
  if (!meetsText(game, mission, player, pool)) return false
  const alternatives = requirementsFor(game, mission, player) ?? []
  if (!alternatives.length || meetsInstead(game, mission, player, pool)) return true
  const isMet = (one: MissionRequirement): boolean => meets(game, asRead(game, mission, one), pool, player)
  if (alternatives.length > 1 && game.decide(needsAllAlternatives, { mission })) return alternatives.every(isMet)
  return alternatives.some(isMet) || alternatives.some(one => replacements(game, mission, player, one).some(isMet))
}

/** What the mission requires of the player as its print has it, any one of the alternatives. */
export function requirementOf(game: Game, mission: CardId, player: PlayerName): Requirement {
  return { any: (requirementsFor(game, mission, player) ?? []).map(one => asRead(game, mission, one)) }
}

/** The cards of the player's on the mission that count among what his team has. */
function countingOn(game: Game, mission: CardId, player: PlayerName): readonly CardId[] {
  return textsOn(game, mission)
    .filter(({ id, text }) => text.counts && speaksTo(game, id) === player)
    .map(({ id }) => id)
}

/** Do they meet what is required by the text of the mission? */
function meetsText(game: Game, mission: CardId, player: PlayerName, pool: readonly CardId[]): boolean {
  return (game.text(mission).requires ?? []).every(clause => {
    if (!game.inForce(clause)) return true
    const { needs } = clause
    game.credit(clause)
    return meets(game, needs, 'ofDifferentAffiliations' in needs ? ofCounting(game, mission, pool) : pool, player)
  })
}

/** What the text of the mission adds to its points for those who solve it. */
export function pointsAdded(game: Game, group: Group): number {
  const { mission, player } = group
  const { card, end } = readFrom(game, mission, player, 'points')
  const clauses = end === 'own' ? (game.text(card).addsPoints ?? []) : []
  return clauses.reduce((sum, clause) => {
    if (!game.inForce(clause)) return sum
    game.credit(clause)
    return meets(game, clause.if, poolOf(group), player) ? sum + clause.points : sum
  }, 0)
}

/** Those whose affiliations count among different ones. */
function ofCounting(game: Game, mission: CardId, pool: readonly CardId[]): readonly CardId[] {
  const printed = game.facts(mission).attemptedBy ?? []
  return pool.filter(card => {
    const listed = affiliationsOf(game, card).some(a => printed.includes(a))
    return game.decide(countsAmongAffiliations, { mission, card, listed })
  })
}

type Instead = NonNullable<OnMissionText['instead']>

const isFor = (game: Game, card: CardId, player: PlayerName): boolean =>
  speaksTo(game, card) === player || game.decide(isForEitherToMeet, { card, player })

/** What cards of the player's on the mission let him meet instead. */
export function insteadOn(game: Game, mission: CardId, player: PlayerName): readonly Instead[] {
  return textsOn(game, mission).flatMap(({ id, text }) => {
    if (!text.instead || !isFor(game, id, player)) return []
    game.credit(text)
    return [text.instead]
  })
}

function meetsInstead(game: Game, mission: CardId, player: PlayerName, pool: readonly CardId[]): boolean {
  const strength = (times: number): boolean =>
    attributeTotal(game, 'strength', pool) > times * missionPoints(game, mission, player)
  return insteadOn(game, mission, player).some(
    ({ needs, strengthOverPoints: times }) =>
      meets(game, needs, pool, player) && (times === undefined || strength(times)),
  )
}

/** The texts of cards on the mission about attempting it. */
export function textsOn(game: Game, mission: CardId): readonly { readonly id: CardId; readonly text: OnMissionText }[] {
  return cardsIn(game, 'on', mission).flatMap(({ id }) => {
    const text = game.text(id).onMission
    return text && game.inForce(text) ? [{ id, text }] : []
  })
}

function replacements(
  game: Game,
  mission: CardId,
  player: PlayerName,
  printed: MissionRequirement,
): readonly MissionRequirement[] {
  return textsOn(game, mission).flatMap(({ id, text }) => {
    if (!text.inPlaceOfOne || !isFor(game, id, player)) return []
    game.credit(text)
    return replaced(game, mission, printed, text.inPlaceOfOne)
  })
}

/** The requirement in the terms of game text, as the law reads it. */
function asRead(game: Game, mission: CardId, printed: MissionRequirement): Requirement {
  const { skills = {}, some = [], ...others } = printed
  const apart = textsOn(game, mission).some(({ text }) => text.separately)
  return {
    all: [
      ...(apart ? separately(game, mission, skills) : skillsAsRead(game, mission, skills)),
      ...some.flatMap(kind => kindAsRead(game, mission, kind)),
      asRequirement(others),
    ],
  }
}

function separately(game: Game, mission: CardId, skills: Levels): readonly Requirement[] {
  const counted = (level: number): number => game.decide(countsAsRequirements, { mission, listing: 'skill', level })
  const each = Object.entries(skills).flatMap(([skill, level]): readonly Filter[] => {
    const count = counted(level)
    if (!count) return []
    return count === level ? Array.from({ length: level }, () => ({ skill })) : [{ skills: { [skill]: level } }]
  })
  const others = Object.fromEntries(Object.entries(skills).filter(([, level]) => !counted(level)))
  return [{ each }, ...skillsAsRead(game, mission, others)]
}

type Levels = Readonly<Record<string, number>>

const isType = (skill: string): boolean => skill === skill.toUpperCase()

function skillsAsRead(game: Game, mission: CardId, skills: Levels): readonly Requirement[] {
  return Object.entries(skills).map(([skill, level]) => {
    const type = { mission, type: skill }
    const classified = isType(skill) && game.decide(typeForTheMission, type) !== 'classification or skill'
    return classified ? { some: { classification: skill }, count: level } : { skill, level }
  })
}

function kindAsRead(game: Game, mission: CardId, kind: CardsOfAKind): readonly Requirement[] {
  const { count = 1, ...features } = kind
  const isOne = Object.keys(features).length < 2 || features.type !== undefined
  if (isOne || game.decide(characteristicsOfOnePersonnel, { mission })) return [ofAKind(kind)]
  return Object.entries(features).map(([key, value]) => ofAKind({ count, [key]: value }))
}
