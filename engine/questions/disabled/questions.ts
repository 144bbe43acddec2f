import type { CardId, Condition } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Attribute } from '../../text/plain-words.ts'

/** Does text about cards in the condition mean this one, which is not in it? */
export const takenFor = flag<{ card: CardId; condition: Condition }>()('taken for')

/** Is the card, which is none, equipment for cards that affect equipment? */
export const countsAsEquipment = flag<{ card: CardId }>()('counts as equipment')

/** What is an attribute for which no number is printed? */
export const readsWithoutANumber = question<{ card: CardId; attribute: Attribute }, 'zero' | 'undefined'>()(
  'reads without a number',
  'undefined',
)
