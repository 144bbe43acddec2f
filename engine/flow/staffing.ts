import { can, requireUnhindered } from '../state/ask.ts'
import { allIndividuals } from '../state/individuals.ts'
import { affiliationsOf } from '../state/match.ts'
import { crewOf } from '../state/places.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { refuse } from './flow.ts'
import type { Game } from './game.ts'

/** Refuses what only a staffed ship may do. */
export function checkStaffing(game: Game, player: PlayerName, ship: CardId): void {
  const crew = crewOf(game, ship, player)
  const able = crew.filter(id => can(game, id, 'staff'))
  requireUnhindered(game, able, 'staff')
  if (!isStaffed(game, ship, able)) refuse('staffing', `${ship} is not staffed`, [ship])
}

/** Different personnel fill the staffing icons; one of them shares the ship's affiliation. */
export function isStaffed(game: Game, ship: CardId, able: readonly CardId[]): boolean {
  const needed = game.facts(ship).staffing ?? []
  const own = affiliationsOf(game, ship)
  const matching =
    !own.length ||
    own.includes('non-aligned') ||
    able.some(id => can(game, id, 'use icons') && affiliationsOf(game, id).some(a => own.includes(a)))
  return matching && able.length > 0 && seat(game, needed, allIndividuals(game, able))
}

function seat(game: Game, needed: readonly string[], able: readonly CardId[]): boolean {
  const [icon, ...rest] = needed
  if (icon === undefined) return true
  return able
    .filter(id => fills(game, id, icon) && can(game, id, 'use icons'))
    .some(id =>
      seat(
        game,
        rest,
        able.filter(other => other !== id),
      ),
    )
}

function fills(game: Game, id: CardId, icon: string): boolean {
  const icons = game.facts(id).icons ?? []
  return icons.includes(icon) || (icon === 'staff' && icons.includes('command'))
}
