import type { Group } from '../../../board/group.ts'
import { isEquipment, isPersonnel, isWherePersonnelStand, locationOf, sideOf } from '../../../board/places.ts'
import type { CardId, CardState } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { attemptsFromElsewhere, helpsTheOpponent } from '../../../questions/missions/settled.ts'

/** Who is no part of the group that attempts the mission, and counts for it all the same where the law has it so. */
export function thoseBeside(game: Game, groups: readonly Group[]): readonly CardId[] {
  const { mission, player } = groups[0]!
  const others = game.state.cards.filter(c => isPersonnel(game, c.id) || isEquipment(game, c.id))
  const elsewhere = others.filter(c => isOfHis(game, groups, c)).map(c => c.id)
  const foes = others.filter(c => sideOf(game, c) !== player && groups.some(group => isWith(group, c)))
  const strangers = foes.map(c => c.id)
  return [
    ...(elsewhere.length && game.decide(attemptsFromElsewhere, { mission, cards: elsewhere }) ? elsewhere : []),
    ...(strangers.length && game.decide(helpsTheOpponent, { mission, cards: strangers }) ? strangers : []),
  ]
}

/** Is it a personnel of the player's who is at the mission and with none of them, or who began the attempt and is gone? */
function isOfHis(game: Game, groups: readonly Group[], card: CardState): boolean {
  const { mission, player } = groups[0]!
  if (!isPersonnel(game, card.id) || groups.some(group => isWith(group, card))) return false
  if (game.underway.beginning?.pool.includes(card.id)) return true
  return isWherePersonnelStand(card) && sideOf(game, card) === player && locationOf(game, card.id) === mission
}

const isWith = (group: Group, card: CardState): boolean =>
  isWherePersonnelStand(card) &&
  (group.present.includes(card.id) || card.holder === (group.ship ?? group.facility ?? group.mission))
