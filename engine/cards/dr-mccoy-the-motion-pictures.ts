import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Dr. McCoy (The Motion Pictures)',
  print: 'whole',
  glossary: {
    uses: [
      {
        times: { count: 2, per: 'game' },
        skill: true,
        effects: [
          {
            ruling: '1eD-dr-mccoy-the-motion-pictures-01',
            do: 'take into hand',
            who: { topmost: { type: 'personnel' } },
          },
        ],
      },
    ],
  },
}
