import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Terrorist Explosion',
  print: 'whole',
  glossary: {
    dilemma: {
      conditions: { any: [{ skill: 'SECURITY', level: 4 }, { skill: 'Resistance' }] },
      effects: [
        {
          do: 'select',
          as: 'bombed',
          by: 'opponent',
          count: 1,
          from: { all: { type: 'facility', whose: 'yours' }, here: true },
        },
        { do: 'damage', who: { chosen: 'bombed' } },
      ],
      discard: true,
    },
  },
}
