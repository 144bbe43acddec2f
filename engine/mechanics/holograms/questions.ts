import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Is a hologram deactivated, aboard its ship, when it would be killed? */
export const isDeactivatedWhenKilled = flag<{ card: CardId }>()('is deactivated when killed')

/** What takes a hologram away from its ship. */
export type Parting = 'relocated' | 'captured' | 'lost' | 'left behind'

/** Is a hologram deactivated, aboard its ship, when it would be parted from that? */
export const isDeactivatedWhenParted = flag<{ card: CardId; how: Parting }>()('is deactivated when parted')

/** Is a deactivated hologram activated again now that a turn begins? */
export const isActivatedAgain = flag<{ card: CardId; turnOf: PlayerName }>()('is activated again')

/** Is it activated only when what is due at the start of the turn is done? */
export const isActivatedLast = flag<{ card: CardId }>()('is activated last')

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
