import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'HQ: Orbital Weapons Platform',
  print: 'whole',
  glossary: {
    plays: [{ ruling: 'custom-cards-428', on: { type: 'mission', keyword: 'Homeworld' }, stays: true }],
    uses: [
      {
        answers: { to: 'battle', homeworld: true },
        effects: [
          {
            do: 'select',
            as: 'aimed at',
            by: 'you',
            count: 1,
            from: { all: { type: 'ship', whose: "opponent's" }, here: true },
          },
          { do: 'damage', who: { chosen: 'aimed at' }, symbols: ['next', 'next'] },
          {
            ruling: 'custom-cards-429',
            do: 'select',
            as: 'kept out',
            by: 'you',
            count: 1,
            from: { chosen: 'aimed at' },
            optional: true,
          },
          { do: 'keep out of the battle', who: { chosen: 'kept out' } },
        ],
      },
    ],
  },
}
