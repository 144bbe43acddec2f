import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Rattle of the Reeds',
  glossary: {
    dilemma: {
      nullifier: { title: 'Tricorder' },
      effects: [
        { do: 'select', as: 'frightened', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'frightened' } },
      ],
    },
  },
}
