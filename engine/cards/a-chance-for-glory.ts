import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'A Chance for Glory',
  print: 'whole',
  rulebook: {
    plays: [{ stays: true }],
    begins: {
      fights: ['combat', 'engagement'],
      involving: { type: 'personnel', whose: 'yours', affiliation: 'klingon' },
      won: [{ do: 'score', points: 10 }],
    },
  },
}
