import { can } from '../../../board/can.ts'
import { crewOf, isPersonnel, locationOf } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { isStaffed, isStalled } from '../../staffing/staffing.ts'

/** Is the ship not staffed, and do these, with others of their player's at its location, staff it, and not without any of them? */
export function areNeeded(game: Game, player: PlayerName, ship: CardId, cards: readonly CardId[]): boolean {
  if (!isStalled(game, ship)) return false
  const at = locationOf(game, ship)
  const crew = crewOf(game, ship, player)
  const others = game.state.cards
    .filter(c => c.controller === player && isPersonnel(game, c.id) && locationOf(game, c.id) === at)
    .map(c => c.id)
    .filter(id => !crew.includes(id) && !cards.includes(id))
  const suffices = (these: readonly CardId[]): boolean =>
    isStaffed(
      game,
      ship,
      [...crew, ...these].filter(id => can(game, id, 'staff')),
    )
  const without = (these: readonly CardId[], one: CardId): readonly CardId[] => these.filter(id => id !== one)
  if (!suffices([...cards, ...others])) return false
  const few = others.reduce<readonly CardId[]>(
    (these, one) => (suffices(without(these, one)) ? without(these, one) : these),
    [...cards, ...others],
  )
  return cards.every(one => !suffices(without(few, one)))
}
