import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Invasive Procedures',
  print: 'whole',
  /** Besides the infection: it takes skills of those aboard. */
  glossary: {
    dilemma: {
      ruling: 'custom-cards-301',
      conditions: {
        any: [
          { some: { affiliation: 'borg', icon: 'defense' } },
          {
            all: [
              { skill: 'MEDICAL' },
              { total: 'cunning', over: 35 },
              { some: { any: [{ keyword: 'phaser' }, { keyword: 'disruptor' }] } },
            ],
          },
        ],
      },
      effects: [{ do: 'impose', who: 'personnel facing', condition: 'quarantined', lasting: true }],
      placedOn: 'ship',
      countdown: 3,
    },
    spreads: { ruling: 'custom-cards-301', condition: 'quarantined' },
    standing: [
      {
        ruling: 'custom-cards-301',
        affects: { presentAt: 'host', where: { type: 'personnel' } },
        loses: 'first-listed skill',
        add: { integrity: -2, cunning: -2, strength: -2 },
      },
    ],
  },
}
