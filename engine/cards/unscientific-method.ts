import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Unscientific Method',
  print: 'whole',
  rulebook: {
    dilemma: {
      ruling: 'custom-cards-981',
      effects: [
        {
          do: 'select',
          as: 'victim',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'Science', not: { skill: 'Treachery' } },
          most: 'cunning',
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'victim' } },
        {
          do: 'stop',
          who: 'personnel facing',
          whole: true,
          unless: { total: 'cunning', over: 24 },
          among: { these: 'personnel facing', without: { chosen: 'victim' } },
        },
      ],
    },
  },
}
