import type { Card } from '../text/card.ts'

const shipsInTheBadlands = { all: { type: ['ship', 'facility'], region: 'Badlands', cardIn: 'space' } } as const

export const card: Card = {
  title: 'Navigate Plasma Storms',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    timed: [
      {
        ruling: 'custom-cards-367',
        at: 'turn ends',
        effects: [
          {
            do: 'probe',
            if: { some: { type: 'ship', region: 'Badlands' } },
            among: { all: { type: 'ship' } },
            outcomes: [
              {
                types: ['interrupt', 'doorway'],
                effects: [{ do: 'damage', who: shipsInTheBadlands, spares: { skill: 'Navigation', level: 3 } }],
              },
              {
                types: ['objective'],
                effects: [{ do: 'destroy', who: shipsInTheBadlands, spares: { skill: 'Navigation', level: 5 } }],
              },
              { types: ['event'], effects: [{ do: 'discard', who: 'this' }] },
            ],
          },
        ],
      },
    ],
  },
}
