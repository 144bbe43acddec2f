import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Spatial Rift',
  print: 'whole',
  glossary: {
    dilemma: {
      sections: [
        {
          selects: [{ do: 'select', as: 'pair', by: 'chance', count: 2, from: 'personnel facing' }],
          conditions: { total: 'cunning', over: 14 },
          among: 'pair',
          effects: [{ ruling: '1eS-spatial-rift-01', do: 'discard', who: { chosen: 'pair' } }],
        },
        { conditions: { all: [{ skill: 'Astrophysics' }, { skill: 'ENGINEER', level: 2 }] } },
      ],
    },
  },
}
