import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Lineup',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-306',
      conditions: { some: { type: 'personnel' }, count: 4 },
      overcome: [
        { do: 'select', as: 'lineup', by: 'chance', count: 4, from: 'personnel facing' },
        {
          do: 'stop',
          who: { chosen: 'lineup' },
          among: { chosen: 'lineup' },
          unless: { some: { any: [{ under: { integrity: 5 } }, { over: { integrity: 8 } }] } },
        },
      ],
    },
  },
}
