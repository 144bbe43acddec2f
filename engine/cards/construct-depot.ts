import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Construct Depot',
  print: 'whole',
  currentRulings: {
    timed: [
      {
        ruling: 'custom-cards-101',
        at: 'solved',
        effects: [{ do: 'download', where: { name: 'Remote Supply Depot' }, to: 'here' }],
      },
    ],
  },
}
