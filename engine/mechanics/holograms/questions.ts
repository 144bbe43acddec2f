import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What becomes of a hologram that is killed? */
export const fateOfTheKilled = question<{ card: CardId }, 'dies' | 'to its ship, deactivated'>()(
  'fate of a killed hologram',
  'dies',
)

/** What takes a hologram away from its ship. */
export type Parting = 'relocated' | 'captured' | 'lost' | 'left behind'

/** What becomes of a hologram that would be parted from its ship? `to` = where it would be then. */
export const fateOfTheParted = question<
  { card: CardId; how: Parting; to?: CardId },
  'parted' | 'to its ship, deactivated'
>()('fate of a parted hologram', 'parted')

/** Has the ship or facility a holodeck? */
export const hasAHolodeck = question<{ card: CardId }, boolean>()(
  'has a holodeck',
  ({ card }, game) => !!game.facts(card).systems?.includes('Holodeck'),
)

/** Does what projects holograms aboard ships do so aboard this, which is none? */
export const projectsAboard = flag<{ by: CardId; facility: CardId }>()('projects aboard')

/** Does what projects holograms onto planets do so where its player has no ship? */
export const projectsWithoutAShip = flag<{ by: CardId; card: CardId }>()('projects without a ship', true)

/** May holograms staff a ship with nobody else aboard? */
export const mayStaffByThemselves = flag<{ ship: CardId }>()('may staff by themselves', true)

/** May holograms beam down from where nobody else is aboard? */
export const mayBeamByThemselves = flag<{ player: PlayerName }>()('may beam by themselves', true)
