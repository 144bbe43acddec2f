import type { Card, Text } from '../text/card.ts'

const disabling = (ruling: string): Text['imposes'] => [
  { ruling, condition: 'disabled', on: { type: 'personnel', skill: 'Empathy', whose: 'yours' } },
]

export const card: Card = {
  title: 'Two-Dimensional Creatures',
  print: 'whole',
  faq1996: {
    dilemma: {
      placedOn: 'ship',
      cures: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-03',
          needs: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
        },
      ],
    },
    standing: [{ affects: 'host', forbids: 'move' }],
    imposes: disabling('faq96-323-two-dimensional-creatures-01'),
    timed: [
      {
        ruling: 'faq96-323-two-dimensional-creatures-02',
        at: 'boards another ship',
        effects: [{ do: 'lift', who: 'target', condition: 'disabled' }],
      },
    ],
  },
  glossary: {
    dilemma: {
      placedOn: 'ship',
      effects: [{ do: 'disable', who: { these: 'personnel facing', where: { skill: 'Empathy' } } }],
      cure: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
    },
    standing: [{ affects: 'host', forbids: 'move' }],
    imposes: disabling('custom-cards-11'),
  },
}
