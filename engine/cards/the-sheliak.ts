import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Sheliak',
  print: {
    plays: 'that it moves from the far end',
    leftOut: 'what it destroys, and what the mission is worth then',
    why: 'it does not come back to where it was met',
  },
  /** On its way; what it destroys where it was encountered is no part of this. */
  glossary: {
    dilemma: { placedOn: 'far end' },
    selfControlled: { attacks: [], when: [], moves: { cards: 1, toward: 'long end' } },
    timed: [{ at: 'turn ends', effects: [{ do: 'move on', who: 'this' }] }],
  },
}
