import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Thermal Deflectors',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    nullifiesInPlay: { ruling: 'custom-cards-413', what: { name: ['Plasma Fire', 'Phaser Burns'] } },
    nullifies: { type: 'dilemma', name: ['Firestorm', 'Thought Fire', 'Fire Sculptor'] },
  },
}
