import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Barter for Charts',
  /** As the Current Rulings suppose it: an action that costs the play of a card, and more. */
  currentRulings: {
    plays: [{ stays: true }],
    uses: [{ once: 'turn', inPlaceOf: 'card play', playing: { name: 'Scan' }, effects: [{ do: 'draw', count: 3 }] }],
  },
}
