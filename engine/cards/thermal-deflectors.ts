import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Thermal Deflectors',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    nullifies: { type: 'dilemma', name: ['Firestorm', 'Thought Fire', 'Plasma Fire', 'Fire Sculptor', 'Phaser Burns'] },
  },
}
