import type { CardFacts } from '../../cards/facts.ts'
import type { CardId, CardState } from '../board/state.ts'
import type { CardText } from '../text/text.ts'
import type { Game } from './game.ts'
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

/** What is left of the card, where it is a location that was destroyed and still is. */
export function leftOf(game: Game, { id, left }: CardState): Left | undefined {
  const by = left && game.find(left.by)
  if (!left || (by?.place === 'on' && by.holder === id)) return left
  const cause = by?.place === 'on' ? 'moved' : 'gone'
  return game.decide(staysDestroyed, { location: id, cause }) ? left : undefined
}
