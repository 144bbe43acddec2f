import type { Card } from '../text/card.ts'

const creature = 'El-Adrel Creature'

const walls = 'Shaka, When the Walls Fell'

export const card: Card = {
  title: 'Dathon',
  print: { plays: 'that he nullifies the two dilemmas which the documents name' },
  faq1996: {
    nullifies: [{ ruling: 'faq96-365-dathon-01', what: { name: [creature, walls] } }],
    special: { of: ['nullifies'] },
  },
  glossary: {
    nullifies: [
      { ruling: '1eD-dathon-02', what: { name: creature } },
      { ruling: '1eD-dathon-03', what: { name: walls } },
    ],
  },
}
