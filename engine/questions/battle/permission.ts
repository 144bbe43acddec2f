import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Does leave to attack those of an affiliation or a faction extend to a force that has `others` in it as well? */
export const reachesAMixedForce = flag<{ others: readonly CardId[]; by: CardId; named: 'affiliation' | 'faction' }>()(
  'reaches a mixed force',
)
