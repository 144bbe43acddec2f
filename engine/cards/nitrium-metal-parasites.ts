import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Nitrium Metal Parasites',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-312',
      placedOn: 'ship',
      countdown: 3,
      cures: [
        {
          ruling: 'custom-cards-312',
          needs: {
            any: [
              { skill: 'SCIENCE', level: 2 },
              { skill: 'ENGINEER', level: 2 },
            ],
          },
        },
      ],
    },
    timed: [{ at: 'expires', effects: [{ do: 'destroy', who: 'host' }] }],
  },
}
