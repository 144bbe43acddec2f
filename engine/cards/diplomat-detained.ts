import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Diplomat Detained',
  glossary: {
    plays: [
      {
        effects: [
          {
            do: 'select',
            as: 'detained',
            by: 'chance',
            count: 1,
            from: { all: { type: 'personnel', whose: "opponent's" } },
            where: { skill: 'Diplomacy' },
          },
          { do: 'stop', who: { chosen: 'detained' } },
        ],
      },
    ],
  },
}
