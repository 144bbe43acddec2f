import { can } from '../../board/can.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { joined, ownBox } from './box.ts'
import { classificationOf } from './changes.ts'
import { type Entry, isListed, levelsIn } from './entry.ts'
import { hasLostSkills } from './losses.ts'
import { classificationIsASkill } from './questions.ts'

/** The skills box of the personnel as it stands, in order, those skills included that its hive shares with it. */
export function skillsBox(game: Game, id: CardId): readonly Entry[] {
  const own = ownBox(game, id)
  if (hasLostSkills(game, id)) return own
  return isBorg(game, game.card(id)) ? withShared(game, id, own) : own
}

/** The level with which the card counts for each skill: what its box has, and one of its classification. */
export function skillsOf(game: Game, id: CardId): Readonly<Record<string, number>> {
  const levels: Record<string, number> = { ...levelsIn(skillsBox(game, id)) }
  const classification = classificationOf(game, id)
  if (classification && !game.decide(classificationIsASkill, { card: id }))
    levels[classification] = (levels[classification] ?? 0) + 1
  return levels
}

function withShared(game: Game, id: CardId, own: readonly Entry[]): readonly Entry[] {
  const hive = hiveOf(game, id)
  if (!hive.some(c => game.text(c.id).sharing && can(game, c.id, 'share skills'))) return own
  const sharing = hive.filter(c => isLinked(game, c, hive))
  if (!sharing.some(c => c.id === id)) return own
  return sharing
    .filter(c => c.id !== id && can(game, c.id, 'share skills'))
    .flatMap(c => ownBox(game, c.id).filter(isListed))
    .reduce((box, entry) => atLeast(game, id, box, entry), own)
}

const isBorg = (game: Game, card: CardState): boolean => !!game.facts(card.id).affiliations?.includes('borg')

/** The player's Borg personnel at the location. */
function hiveOf(game: Game, id: CardId): readonly CardState[] {
  const { controller } = game.card(id)
  const at = locationOf(game, id)
  return game.state.cards.filter(
    c =>
      inPlay(c) &&
      c.controller === controller &&
      isBorg(game, c) &&
      game.facts(c.id).type === 'personnel' &&
      locationOf(game, c.id) === at,
  )
}

/** A Borg with the communication icon is in the same crew or Away Team. */
function isLinked(game: Game, { place, holder }: CardState, hive: readonly CardState[]): boolean {
  return hive.some(c => c.place === place && c.holder === holder && !!game.facts(c.id).icons?.includes('communication'))
}

/** The box with the skill at this level, or at the higher one that it has. */
function atLeast(game: Game, id: CardId, box: readonly Entry[], { skill, level }: Entry): readonly Entry[] {
  const had = box.find(entry => entry.skill === skill)?.level ?? 0
  return level > had ? joined(game, id, box, { skill, level: level - had }) : box
}
