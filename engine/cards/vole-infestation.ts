import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Vole Infestation',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-292',
      conditions: {
        any: [{ some: { keyword: 'hand weapon' } }, { some: { classification: 'ANIMAL' } }, { title: 'Guard Drone' }],
      },
      placedOn: 'ship',
    },
    standing: [
      {
        ruling: 'custom-cards-292',
        affects: 'host',
        disables: ['special equipment'],
        add: { range: -2, weapons: -2, shields: -2 },
      },
    ],
    timed: [
      {
        ruling: 'custom-cards-292',
        at: 'turn ends',
        effects: [
          {
            do: 'nullify',
            who: 'this',
            among: 'host',
            if: {
              all: [
                { some: { docked: true, not: { occupied: true } } },
                { here: { class: 'outpost', whose: 'yours' } },
              ],
            },
          },
        ],
      },
    ],
  },
}
