import type { Act } from '../../protocol/types.ts'
import type { Capability } from '../rules/capability.ts'
import type { Group } from '../rules/questions.ts'
import { can } from '../state/ask.ts'
import { kindFor } from '../state/missions.ts'
import { cardsIn, crewOf, isEquipment, locationOf, teamOn } from '../state/places.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { dualSites } from './dual-icon.ts'
import { refuse } from './flow.ts'
import type { Game } from './game.ts'

/** Where a crew or an Away Team is: its place and the ship or mission that holds it. */
export interface Site {
  readonly kind: Group['kind']
  readonly holder: CardId
  readonly mission: CardId
  readonly place: 'aboard' | 'planet'
}

/** The crews and Away Teams with which the player could attempt the mission, one or, at a dual-icon mission, both. */
export function sitesFor(game: Game, player: PlayerName, mission: CardId, act: Act): readonly Site[] {
  const kind = kindFor(game, mission, player)
  if (!kind && game.facts(mission).kind) refuse('condition', `${mission} has no icon for ${player}`, [mission])
  if (act.kind === 'commandeer') return [{ kind: 'Away Team', holder: mission, mission, place: 'aboard' }]
  const planet: Site = { kind: 'Away Team', holder: mission, mission, place: 'planet' }
  const wanted = act.from?.[0]
  if (kind === 'dual') return dualSites(game, player, mission, act)
  if (kind === 'planet' || (kind !== 'space' && wanted === 'planet')) return [planet]
  return [crewSite(game, player, mission, act)]
}

/** The player's ship with a crew there, or the one named. */
export function crewSite(game: Game, player: PlayerName, mission: CardId, act: Act): Site {
  const ships = cardsIn(game, 'space', mission).filter(c => c.controller === player && game.facts(c.id).type === 'ship')
  const named = act.from?.[0] === 'aboard' ? ships.find(s => s.id === act.from?.[1]) : undefined
  const manned = ships.find(s => crewOf(game, s.id, player).length > 0) ?? ships[0]
  const ship = named ?? manned ?? refuse('wrong-place', `${player} has no ship at ${mission}`, [mission])
  return { kind: 'crew', holder: ship.id, mission, place: 'aboard' }
}

/** All personnel of the player at the site, whatever befell them. */
export function presentAt(game: Game, player: PlayerName, site: Site): readonly CardId[] {
  if (site.holder !== site.mission && locationOf(game, site.holder) !== site.mission) return []
  const there = site.place === 'aboard' ? crewOf(game, site.holder, player) : teamOn(game, site.holder, player)
  return there.filter(id => !game.bystanders.has(id))
}

/** Those at the site who may do this: attempt, scout, commandeer. */
export function groupAt(game: Game, player: PlayerName, site: Site, to: Capability, only?: readonly CardId[]): Group {
  const present = presentAt(game, player, site).filter(id => !only?.length || only.includes(id))
  return {
    kind: site.kind,
    player,
    present,
    personnel: present.filter(id => can(game, id, to)),
    equipment: equipmentAt(game, player, site),
    ...(site.kind === 'crew' ? { ship: site.holder } : {}),
    mission: site.mission,
    ...(to === 'attempt' || to === 'scout' || to === 'commandeer' ? { to } : {}),
  }
}

function equipmentAt(game: Game, player: PlayerName, site: Site): readonly CardId[] {
  return cardsIn(game, site.place, site.holder)
    .filter(c => c.controller === player && isEquipment(game, c.id) && !game.bystanders.has(c.id))
    .map(c => c.id)
}
