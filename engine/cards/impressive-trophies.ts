import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Impressive Trophies',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-318',
      conditions: { total: 'cunning', over: 50 },
      effects: [
        {
          do: 'select',
          as: 'trophy',
          by: 'opponent',
          count: 1,
          from: 'personnel facing',
          most: ['skill icons', 'cunning and strength'],
          why: 'capture',
        },
        { do: 'capture', who: { chosen: 'trophy' } },
      ],
      discard: true,
    },
  },
}
