import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Must the ship be staffed for this? */
export const mustBeStaffed = flag<{ card: CardId; to: 'dock' }>()('must be staffed', true)
