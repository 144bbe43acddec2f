import { can } from '../../board/can.ts'
import type { Group } from '../../board/group.ts'
import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { countsTowards } from '../../questions/equipment/questions.ts'

export interface AddedUnderway {
  /** What these have is compared with what a mission requires. */
  comparing: readonly Group[]
}

/** Levels of the skill that the equipment of ships adds to what is required at the moment. */
export function lentLevel(game: Game, skill: string): number {
  const { encounter, requiring, comparing = [] } = game.underway
  if (encounter) return requiring ? lentTo(game, encounter.group, skill, 'dilemma') : 0
  return comparing.reduce((sum, group) => sum + lentTo(game, group, skill, 'mission'), 0)
}

function lentTo(game: Game, group: Group, skill: string, what: 'dilemma' | 'mission'): number {
  const towards = `${group.kind === 'crew' ? 'space' : 'planet'} ${what}` as const
  return shipsOf(game, group).reduce((sum, ship) => {
    const level = levelOn(game, ship, skill)
    return level && game.decide(countsTowards, { ship, towards }) ? sum + level : sum
  }, 0)
}

/** The ship of a crew; of an Away Team, those of its player above it. */
function shipsOf(game: Game, { kind, ship, mission, player }: Group): readonly CardId[] {
  if (kind === 'crew') return ship === undefined ? [] : [ship]
  const above = cardsIn(game, 'space', mission).filter(c => c.controller === player)
  return above.filter(c => game.facts(c.id).type === 'ship').map(c => c.id)
}

function levelOn(game: Game, ship: CardId, skill: string): number {
  const { supplies } = game.text(ship)
  if (supplies?.skill !== skill || !game.inForce(supplies) || !can(game, ship, 'use special equipment')) return 0
  game.credit(supplies)
  return supplies.level
}
