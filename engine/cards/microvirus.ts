import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Microvirus',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-315',
      conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SECURITY' }] },
      effects: [
        { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
      points: 5,
    },
  },
}
