import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Interphase Generator',
  print: 'whole',
  glossary: {
    nullifies: [
      {
        ruling: 'custom-cards-470',
        what: {
          name: [
            'Chalnoth',
            'Archer',
            'Rebel Encounter',
            'Impassable Door',
            'Phased Matter',
            'Crystalline Entity',
            'Armus - Skin of Evil',
            'Nausicaans',
          ],
        },
      },
    ],
  },
}
