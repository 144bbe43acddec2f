import type { ActKind } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Do those who hold captives take them along as they take Equipment? */
export const areMovedByTheirCaptors = settled<{ captive: CardId; captor: PlayerName }>()(
  'are moved by their captors',
  false,
  [{ custom: 'custom-capture-30', is: true }],
)

/** Does a captor move a captive with whom he has nobody? */
export const movesWhomNobodyHolds = settled<{ captive: CardId; captor: PlayerName }>()(
  'moves whom nobody holds',
  true,
  [{ custom: 'custom-capture-35', is: false }],
)

/** Is a captive freed whom nobody holds any more, once personnel of his own player's are present? */
export const isFreedByHisOwn = settled<{ captive: CardId }>()('is freed by his own', false, [
  { custom: 'custom-capture-36', is: true },
])

/** Do their captors leave captives alone in battle? */
export const areSparedByTheirCaptors = settled<{ captive: CardId; captor: PlayerName }>()(
  'are spared by their captors',
  false,
  [{ custom: 'custom-capture-34', is: true }],
)

/** May he do this with them? */
export const mayBeDoneWithWhatWasTaken = settled<{ deed: ActKind }>()('may be done with what was taken', true, [
  {
    ruling: 'faq96-322-alien-parasites-02',
    is: true,
    not: 'cards are taken from a player only to keep him from acting with them',
  },
])

/** Do they go back when a text gives them away again? */
export const goesBackWhenTakenAgain = settled<{ by: CardId }>()('goes back when taken again', true, [
  { ruling: 'faq96-322-alien-parasites-11', is: true, not: 'what was taken cannot be taken again' },
])
