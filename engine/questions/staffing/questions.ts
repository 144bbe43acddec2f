import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What a ship does. */
export type ShipFunction =
  | 'move'
  | 'dock'
  | 'undock'
  | 'land'
  | 'cloak'
  | 'decloak'
  | 'phase'
  | 'dephase'
  | 'attempt'
  | 'beam'
  | 'fire'

/** Must the ship be staffed for this? */
export const mustBeStaffed = flag<{ card: CardId; to: ShipFunction }>()('must be staffed')

/** Does what stands on the ship say whom its crew must include? */
export const mustInclude = flag<{ ship: CardId; what: 'icons' | 'words' }>()('must include')

/** May the personnel, who shares no affiliation with the ship, or does, meet what it asks for? */
export const mayMeetRequirements = flag<{ ship: CardId; card: CardId }>()('may meet requirements', true)

/** May the card, which is no personnel, fill staffing icons? */
export const staffsAlthoughNoPersonnel = flag<{ card: CardId }>()('staffs although no personnel')

/** Does each copy of a personnel aboard fill an icon of its own? */
export const eachCopyStaffs = flag<{ card: CardId }>()('each copy staffs', true)

/** Does one icon do where another one is needed? */
export const standsInFor = flag<{ icon: string; needed: string; to: 'staff a ship' | 'do something else' }>()(
  'stands in for',
)

/** Is it one of the icons that staff ships of every kind? */
export const isNormalStaffingIcon = flag<{ icon: string }>()('is a normal staffing icon')

/** Is there a ship that such an icon staffs? */
export const isUsedToStaff = question<{ icon: string }, boolean>()('is used to staff', ({ icon }, game) =>
  game.state.cards.some(({ id }) => !!game.facts(id).staffing?.includes(icon)),
)

/** Is it an icon that staffs ships of a special kind? */
export const isSpecialStaffingIcon = flag<{ icon: string }>()('is a special staffing icon')

/** May one personnel fill all of these? */
export const mayFillTogether = flag<{ card: CardId; icons: readonly string[] }>()('may fill together')
