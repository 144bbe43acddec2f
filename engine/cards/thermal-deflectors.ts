import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Thermal Deflectors',
  print: [{ under: ['faq1996'], leftOut: 'Phaser Burns', why: 'nobody plays it beside it' }],
  faq1996: {
    plays: [{ stays: true }],
    nullifiesInPlay: { ruling: 'custom-cards-413', what: { name: 'Plasma Fire' } },
    nullifies: { type: 'dilemma', name: ['Firestorm', 'Thought Fire', 'Fire Sculptor'] },
  },
}
