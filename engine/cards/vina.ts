import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Vina',
  print: 'whole',
  currentRulings: {
    uses: [
      {
        ruling: 'custom-cards-501',
        skill: true,
        says: 'each turn',
        when: 'start of your turn',
        once: 'turn',
        effects: [{ do: 'select skills', who: 'this', count: 1, from: 'all', thisTurn: true }],
      },
    ],
  },
}
