import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Do You Smell Something Burning?',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-217',
      nullifier: {
        any: [{ some: { keyword: 'Cook' } }, { some: { classification: 'ANIMAL' } }],
      },
      nullifiedByCard: { played: { name: 'Lure of the Nexus' } },
      effects: [
        { do: 'select', as: 'sick', by: 'chance', count: 'half, rounded down', from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'sick' } },
      ],
      missionContinues: true,
    },
  },
}
