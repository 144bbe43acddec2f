import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Armus: Spreading Tar',
  glossary: {
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
      points: 5,
    },
  },
}
