import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { Attribute } from '../../text/plain-words.ts'

/** What becomes of an attribute that a card disables. */
export const readsWhenDisabled = settled<{ card: CardId; attribute: Attribute }, 'zero' | 'undefined'>()(
  'reads when disabled',
  'undefined',
  [{ ruling: '1eD-disabled-29', is: 'undefined', not: 'a disabled attribute is 0', mistaken: 'zero' }],
)
