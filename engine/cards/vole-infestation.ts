import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Vole Infestation',
  print: 'whole',
  glossary: {
    dilemma: {
      conditions: {
        any: [{ some: { keyword: 'hand weapon' } }, { some: { classification: 'ANIMAL' } }, { title: 'Guard Drone' }],
      },
      placedOn: 'ship',
    },
    standing: [{ affects: 'host', disables: ['special equipment'], add: { range: -2, weapons: -2, shields: -2 } }],
    timed: [
      {
        at: 'turn ends',
        effects: [
          { do: 'nullify', who: 'this', among: 'host', if: { some: { docked: true, not: { occupied: true } } } },
        ],
      },
    ],
  },
}
