import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'

/** Does leave to attack those of an affiliation or a faction extend to a force that has `others` in it as well? */
export const reachesAMixedForce = flag<{ others: readonly CardId[]; by: CardId; named: 'affiliation' | 'faction' }>()(
  'reaches a mixed force',
)

/** Does leave to attack those of an affiliation extend to those of the attacker's own? */
export const reachesItsOwn = flag<{ attacker: CardId; by: CardId }>()('reaches its own', true)

/** May war be declared on it later than at once after its attack? */
export const isStillAnOccasion = flag<{ attacker: CardId }>()('is still an occasion')
