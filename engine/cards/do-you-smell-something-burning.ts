import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Do You Smell Something Burning?',
  print: { leftOut: 'that Lure of the Nexus nullifies it', why: 'none is on its boards' },
  glossary: {
    dilemma: {
      nullifier: {
        any: [{ some: { keyword: 'Cook' } }, { some: { classification: 'ANIMAL' } }, { title: 'Lure of the Nexus' }],
      },
      effects: [
        { do: 'select', as: 'sick', by: 'chance', count: 'half, rounded down', from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'sick' } },
      ],
      missionContinues: true,
    },
  },
}
