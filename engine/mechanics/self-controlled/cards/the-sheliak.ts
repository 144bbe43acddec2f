import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** On its way; what it destroys where it was encountered is no part of this. */
const theSheliak: CardText = {
  title: 'The Sheliak',
  dilemma: { placedOn: 'far end' },
  selfControlled: { attacks: [], when: [], moves: { cards: 1, toward: 'long end' } },
  timed: [{ at: 'turn ends', effects: [{ do: 'move on', who: 'this' }] }],
}

export const texts = { glossary: [theSheliak] } satisfies Texts
