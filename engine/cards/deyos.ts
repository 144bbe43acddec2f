import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Deyos',
  print: 'whole',
  glossary: {
    uses: [
      {
        ruling: '1eD-deyos-01',
        answers: { to: 'entered', what: { species: "Jem'Hadar", not: { skill: 'Youth' } }, here: true },
        effects: [{ do: 'draw', count: 1 }],
      },
    ],
  },
}
