import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Must the ship be staffed for this? */
export const mustBeStaffed = flag<{ card: CardId; to: 'dock' }>()('must be staffed', true)

/** May the card, which is no personnel, fill staffing icons? */
export const staffsAlthoughNoPersonnel = flag<{ card: CardId }>()('staffs although no personnel')

/** Must somebody aboard share the affiliation of the ship? */
export const needsItsAffiliation = flag<{ card: CardId }>()('needs its affiliation')

/** Does each copy of a personnel aboard fill an icon of its own? */
export const eachCopyStaffs = flag<{ card: CardId }>()('each copy staffs', true)
