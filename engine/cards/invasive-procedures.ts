import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Invasive Procedures',
  print: {
    leftOut: 'the [Def] Borg, the phaser or disruptor, and the quarantine',
    why: 'nobody with MEDICAL and no Borg is aboard, and nobody leaves the ship',
  },
  /** Besides the infection: it takes skills of those aboard. */
  glossary: {
    dilemma: {
      conditions: { all: [{ skill: 'MEDICAL' }, { total: 'cunning', over: 35 }] },
      placedOn: 'ship',
      countdown: 3,
    },
    standing: [
      {
        affects: { presentAt: 'host', where: { type: 'personnel' } },
        loses: 'first-listed skill',
        add: { integrity: -2, cunning: -2, strength: -2 },
      },
    ],
  },
}
