import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Miles O'Brien (Blaze of Glory)",
  print: { leftOut: 'his special download', why: 'nothing for it is in a deck' },
  glossary: {
    doesNotWorkWith: [
      { ruling: '1eD-does-not-work-with-07', whom: { species: 'Cardassian' } },
      { ruling: '1eD-does-not-work-with-08', whom: { affiliation: 'cardassian' } },
    ],
  },
}
