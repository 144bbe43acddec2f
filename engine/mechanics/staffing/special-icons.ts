import { isAllowed } from '../../board/allowed.ts'
import { iconsOf } from '../../board/icons.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isSpecialStaffingIcon } from '../../questions/staffing/questions.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

/** Does a text in play let the card report to the ship, by a special staffing icon that both have? */
export function isReceivedByIcon(game: Game, card: CardId, ship: CardId): boolean {
  if (!isAllowed(game, ship, 'receive those who have its special staffing icon')) return false
  const there = new Set([...allIconsOf(game, ship), ...(game.facts(ship).staffing ?? [])])
  return allIconsOf(game, card).some(icon => there.has(icon) && game.decide(isSpecialStaffingIcon, { icon }))
}

/** Its icons, and those of its affiliations. */
const allIconsOf = (game: Game, card: CardId): readonly string[] => [
  ...iconsOf(game, card),
  ...affiliationsOf(game, card),
]
