import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Friendly Fire',
  print: { lies: ['facility'] },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-231',
      conditions: {
        all: [
          { skill: 'Leadership', level: 2 },
          { skill: 'SECURITY', level: 2 },
        ],
      },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      placedOn: 'mission',
      countdown: 2,
    },
    standing: [
      { ruling: 'custom-cards-231', affects: 'host', forbids: 'attempt' },
      { ruling: 'custom-cards-62', affects: 'host', forbids: 'scout' },
    ],
  },
}
