import { can } from '../../board/can.ts'
import { carriedBy, hostOf, inPlay, isVessel, locationOf, sideOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { groupsCountTogether } from '../../questions/dilemmas/single.ts'
import { speaksTo } from '../../text/you.ts'
import { crewAt } from '../dilemmas/cure.ts'

/** Those who may nullify a dilemma, and whose they are. */
export interface There {
  readonly pool: readonly CardId[]
  readonly player: PlayerName
}

/** Who may nullify a dilemma in play: those with whom it lies; of one on a mission each Away Team and each crew there. */
export function groupsThere(game: Game, dilemma: CardId): readonly There[] {
  const mission = hostOf(game, dilemma)
  if (mission === undefined || game.facts(mission).type !== 'mission') return [crewAt(game, dilemma, 'nullify')]
  const player = speaksTo(game, dilemma)
  const able = (ids: readonly CardId[]): readonly CardId[] =>
    ids.filter(id => sideOf(game, game.card(id)) === player && can(game, id, 'nullify'))
  const groups = [teamOn(game, mission), ...shipsAt(game, mission).map(ship => carriedBy(game, ship))].map(able)
  const pools = game.decide(groupsCountTogether, { dilemma }) ? [groups.flat()] : groups
  return pools.map(pool => ({ pool, player }))
}

const teamOn = (game: Game, mission: CardId): readonly CardId[] =>
  game.state.cards.filter(c => c.place === 'planet' && c.holder === mission).map(c => c.id)

const shipsAt = (game: Game, mission: CardId): readonly CardId[] =>
  game.state.cards.filter(c => inPlay(c) && isVessel(game, c.id) && locationOf(game, c.id) === mission).map(c => c.id)
