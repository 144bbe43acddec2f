import type { Group } from '../../board/group.ts'
import type { CardId, Condition } from '../../board/state.ts'
import type { Capability } from '../../kernel/capability.ts'
import { question } from '../../kernel/question.ts'
import type { StopCause } from '../../mechanics/stopped/words.ts'

/** Is this card stopped along with the others? */
export const stopsWith = question<{ card: CardId; cause: StopCause }, boolean>()('stops with', ({ card }, game) =>
  ['personnel', 'ship', 'facility'].includes(game.facts(card).type),
)

/** May the condition be lifted from the card by another card's text? */
export const mayBeUnstoppedBy = question<{ card: CardId; by: CardId; lasting: boolean }, boolean>()(
  'may be unstopped by',
  ({ lasting }) => !lasting,
)

/** Does the condition end by itself at the start of a turn? */
export const endsWithTurn = question<{ card: CardId; condition: Condition; lasting: boolean }, boolean>()(
  'ends with the turn',
  false,
)

/** Do stopped cards keep unstopped ones of the same group from acting? */
export const hinders = question<{ card: CardId; to: Capability }, boolean>()('hinders', false)

/** Do the others go on when some of them were stopped? */
export const attemptGoesOn = question<{ group: Group }, boolean>()('attempt goes on', true)
