import { can } from '../../board/can.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId, CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { boxOf, classificationOf, givenTo, withoutLost } from './changes.ts'

type Levels = Readonly<Record<string, number>>

/** Has a text taken all skills from the card, for now? */
export function hasLostSkills(game: Game, id: CardId): boolean {
  return game.state.modifiers.some(m => m.card === cardOf(id) && m.attribute === 'skills')
}

/** Printed level of every skill; a classification counts as one level of the skill of its name. */
export function ownSkills(game: Game, id: CardId): Levels {
  if (hasLostSkills(game, id)) return {}
  const classification = classificationOf(game, id)
  const all = { ...boxOf(game, id) }
  for (const skill of [...(classification ? [classification] : []), ...givenTo(game, id)])
    all[skill] = (all[skill] ?? 0) + 1
  return withoutLost(game, id, all)
}

/** Every skill of the card with its level, those included that its hive shares with it. */
export function skillsOf(game: Game, id: CardId): Levels {
  const own = ownSkills(game, id)
  if (!isBorg(game, game.card(id))) return own
  const hive = hiveOf(game, id)
  if (!hive.some(c => game.text(c.id).sharing && can(game, c.id, 'share skills'))) return own
  const sharing = hive.filter(c => isLinked(game, c, hive))
  if (!sharing.some(c => c.id === id)) return own
  return sharing
    .filter(c => c.id === id || can(game, c.id, 'share skills'))
    .reduce((all, c) => best(all, ownSkills(game, c.id)), own)
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

function best(a: Levels, b: Levels): Levels {
  const merged: Record<string, number> = { ...a }
  for (const [skill, level] of Object.entries(b)) merged[skill] = Math.max(merged[skill] ?? 0, level)
  return merged
}
