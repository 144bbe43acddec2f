import { can } from '../../board/can.ts'
import { inPlay, isPersonnel, locationOf } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { remembered } from '../../kernel/remembered.ts'
import { classificationIsASkill, mayBeTaken } from '../../questions/skills/questions.ts'
import {
  classificationDoes,
  loreGivesSkill,
  sharesBeforeReporting,
  sharesByItself,
} from '../../questions/skills/settled.ts'
import { isOfOneHive, letsShare, levelShared, takesPart } from '../../questions/skills/sharing.ts'
import { matches } from '../../text/match.ts'
import { isBorg } from '../borg/is-borg.ts'
import { joined, ownBox } from './box.ts'
import { classificationOf } from './changes.ts'
import { type Entry, isListed, levelsIn } from './entry.ts'
import { hasLostSkills } from './losses.ts'

/** The skills box of the personnel as it stands, in order, those skills included that its hive shares with it. */
export function skillsBox(game: Game, id: CardId): readonly Entry[] {
  const own = ownBox(game, id)
  if (hasLostSkills(game, id)) return own
  const box = isBorg(game, id) && mayShareYet(game, id) ? withShared(game, id, own) : own
  return withThoseThere(game, id, box)
}

/** The box with the regular skills of all those at the location whose skills its text says that it has. */
function withThoseThere(game: Game, id: CardId, own: readonly Entry[]): readonly Entry[] {
  const clause = game.text(id).hasSkillsOf
  const at = clause && game.inForce(clause) && inPlay(game.card(id)) ? locationOf(game, id) : undefined
  if (!clause || at === undefined || !can(game, id, 'use skills')) return own
  game.credit(clause)
  const { controller } = game.card(id)
  const there = game.state.cards.filter(
    c => c.id !== id && inPlay(c) && isPersonnel(game, c.id) && locationOf(game, c.id) === at,
  )
  return there
    .filter(c => matches(game, c.id, clause.where, controller) && can(game, c.id, 'share skills'))
    .flatMap(c => shareable(game, c.id).filter(isListed))
    .reduce((box, entry) => atLeast(game, id, box, entry), own)
}

/** The level with which the card counts for each skill: what its box has, and one of its classification. */
export function skillsOf(game: Game, id: CardId): Readonly<Record<string, number>> {
  return remembered(game, 'has', 'skills', id, () => counted(game, id, skillsBox))
}

/** The same without what its hive shares with it. */
export function ownSkillsOf(game: Game, id: CardId): Readonly<Record<string, number>> {
  return counted(game, id, ownBox)
}

function counted(game: Game, id: CardId, boxOf: typeof ownBox): Readonly<Record<string, number>> {
  const levels: Record<string, number> = { ...levelsIn(boxOf(game, id)) }
  const classification = classificationOf(game, id)
  if (
    classification &&
    !game.decide(classificationIsASkill, { card: id }) &&
    game.decide(classificationDoes, { card: id, type: classification })
  )
    levels[classification] = (levels[classification] ?? 0) + 1
  for (const skill of game.facts(id).lore?.words ?? [])
    if (levels[skill] === undefined && game.decide(loreGivesSkill, { card: id, skill })) levels[skill] = 1
  return levels
}

function withShared(game: Game, id: CardId, own: readonly Entry[]): readonly Entry[] {
  const hive = hiveOf(game, id)
  if (!isSharing(game, id, hive)) return own
  const sharing = hive.filter(one => game.decide(takesPart, { card: one, linked: isLinked(game, one) }))
  if (!sharing.includes(id)) return own
  const from = (one: CardId) => (one === id || can(game, one, 'share skills') ? shareable(game, one) : [])
  const held = sharing.flatMap(from).filter(isListed)
  const sentences = sharing.filter(one => one !== id).flatMap(from)
  const box = [...new Set(held.map(({ skill }) => skill))].reduce((entries, skill) => {
    const levels = held.filter(entry => entry.skill === skill).map(({ level }) => level)
    return atLeast(game, id, entries, { skill, level: game.decide(levelShared, { skill, levels }) })
  }, own)
  return [...box, ...sentences.filter(entry => !isListed(entry))]
}

const shareable = (game: Game, card: CardId): readonly Entry[] =>
  ownBox(game, card).filter(
    entry => entry.skill !== 'none' && game.decide(mayBeTaken, { card, ...entry, as: 'shared' }),
  )

const mayShareYet = (game: Game, card: CardId): boolean =>
  inPlay(game.card(card)) || game.decide(sharesBeforeReporting, { card })

/** The player's Borg that are of one hive with this one, itself included. */
function hiveOf(game: Game, id: CardId): readonly CardId[] {
  const { controller } = game.card(id)
  return game.state.cards
    .filter(c => c.controller === controller && (c.id === id || isOfHive(game, c, id)))
    .map(c => c.id)
}

const isOfHive = (game: Game, other: CardState, card: CardId): boolean =>
  inPlay(other) && isBorg(game, other.id) && game.decide(isOfOneHive, { card, other: other.id })

/** Does a card with its link, in the hive or in the hands of the hive, let it share skills? */
function isSharing(game: Game, id: CardId, hive: readonly CardId[]): boolean {
  const player = game.card(id).controller
  return game.state.cards.some(
    c =>
      inPlay(c) &&
      can(game, c.id, 'share skills') &&
      game.decide(letsShare, { card: c.id, player }) &&
      hive.some(one => isTogether(game.card(one), c)) &&
      isLinked(game, c.id) &&
      game.decide(sharesByItself, { by: c.id }),
  )
}

const isTogether = (one: CardState, other: CardState): boolean =>
  one.place === other.place && one.holder === other.holder

/** A Borg with the Communication icon is in the same crew or Away Team. */
function isLinked(game: Game, id: CardId): boolean {
  const card = game.card(id)
  if (!inPlay(card)) return true
  return game.state.cards.some(
    c =>
      isTogether(c, card) &&
      c.controller === card.controller &&
      !!game.facts(c.id).icons?.includes('communication') &&
      isBorg(game, c.id),
  )
}

/** The box with the skill at this level, or at the higher one that it has. */
function atLeast(game: Game, id: CardId, box: readonly Entry[], { skill, level }: Entry): readonly Entry[] {
  const had = box.find(entry => entry.skill === skill)
  if (had && had.level >= level) return box
  return joined(game, id, box, { skill, level: level - (had?.level ?? 0) })
}
