import type { Card } from '../text/card.ts'

const empathsOfItsPlayer = { type: 'personnel', skill: 'Empathy', whose: 'yours' } as const

export const card: Card = {
  title: 'Two-Dimensional Creatures',
  print: [
    { under: ['faq1996'], leftOut: 'empaths who come aboard later', why: 'none comes aboard where they lie' },
    { under: ['glossary', 'currentRulings'] },
  ],
  faq1996: {
    dilemma: {
      placedOn: 'ship',
      effects: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-01',
          do: 'disable',
          who: { crewOf: 'ship' },
          where: { skill: 'Empathy' },
        },
      ],
      cures: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-03',
          needs: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
        },
      ],
    },
    standing: [{ affects: 'host', forbids: 'move' }],
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
    imposes: [{ ruling: 'custom-cards-11', condition: 'disabled', on: empathsOfItsPlayer }],
  },
}
