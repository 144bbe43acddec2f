import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lost Scholar',
  rulebook: {
    dilemma: {
      effects: [
        {
          do: 'select',
          as: 'scholar',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'Science', not: { skill: 'Treachery' } },
          most: 'cunning',
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'scholar' } },
      ],
    },
  },
}
