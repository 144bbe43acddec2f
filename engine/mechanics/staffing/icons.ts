import { iconsOf } from '../../board/icons.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { standsInFor } from '../../questions/staffing/questions.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

const affiliationIcons: ReadonlySet<string> = new Set(['borg', 'non-aligned'])

/** Is it the icon of an affiliation? */
export const isAffiliationIcon = (icon: string): boolean => affiliationIcons.has(icon)

/** Has it the icon, or one that stands in for it? */
export function fills(game: Game, id: CardId, icon: string): boolean {
  if (isAffiliationIcon(icon)) return affiliationsOf(game, id).includes(icon)
  const icons = iconsOf(game, id)
  return (
    icons.includes(icon) || icons.some(one => game.decide(standsInFor, { icon: one, needed: icon, to: 'staff a ship' }))
  )
}
