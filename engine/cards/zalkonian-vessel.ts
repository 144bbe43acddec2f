import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Zalkonian Vessel',
  print: 'whole',
  glossary: {
    timed: [
      {
        ruling: 'custom-cards-83',
        at: 'turn ends',
        whose: 'yours',
        effects: [{ do: 'kill', who: { all: { name: 'John Doe', not: { bearing: 'Transfiguration' } }, here: true } }],
      },
    ],
  },
}
