import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Gravimetric Distortion',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-219',
      conditions: {
        any: [
          { skill: 'ENGINEER', level: 4 },
          { skill: 'Astrophysics', level: 2 },
          { some: { skills: { Navigation: 2 } } },
          { title: 'Guinan' },
        ],
      },
      effects: [{ do: 'damage', who: 'ship' }],
    },
  },
}
