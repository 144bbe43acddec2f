import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'HQ: Orbital Weapons Platform',
  print: {
    leftOut: 'that it fires again for each copy, and that the ship may be kept out of the battle',
    why: 'one is there, and the ship stays in the battle',
  },
  glossary: {
    plays: [{ on: { homeworld: true }, stays: true }],
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
        ],
      },
    ],
  },
}
