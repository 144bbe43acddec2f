import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Barter for Aid',
  /** As the Current Rulings suppose it: an action of one game that costs the play of a card. */
  currentRulings: {
    plays: [{ stays: true }],
    uses: [{ once: 'game', playing: { name: 'Scan' }, effects: [{ do: 'draw', count: 3 }] }],
  },
}
