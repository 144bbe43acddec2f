import type { CardFacts } from '../../cards/facts.ts'
import type { CardId } from '../board/state.ts'
import type { CardText } from '../text/text.ts'
import { question } from './question.ts'

/** What is left of the face of a location that was destroyed; and its text, if that goes on. */
export interface Left {
  readonly facts: CardFacts
  readonly text?: CardText
  /** The card that destroyed it. */
  readonly by: CardId
}

/** Is it still destroyed when the card that did it lies there no more? */
export const staysDestroyed = question<{ location: CardId; cause: 'gone' | 'moved' }, boolean>()(
  'stays destroyed',
  false,
  'cause',
)
