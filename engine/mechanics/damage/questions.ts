import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does a card that keeps personnel from being killed reach this one? `among` = as one of whom it would die. */
export const isInReachOfRescue = question<{ victim: CardId; among: 'Away Team' | 'crew' }, boolean>()(
  'is in reach of rescue',
  ({ among }) => among === 'Away Team',
)

/** Does one of those at the location count as there to keep the others from being killed? `dying` = all who are being killed. */
export const countsForRescue = flag<{ helper: CardId; dying: readonly CardId[]; present: boolean }>()(
  'counts for rescue',
  true,
)

/** Is somebody rescued who could be one of those who rescue? */
export const isRescuedByHisKind = flag<{ victim: CardId }>()('is rescued by his kind', true)

/** Does whoever was killed, and lives on, lose the cards that were played on it? */
export const losesWhatLiesOnIt = flag<{ card: CardId }>()('loses what lies on it')
