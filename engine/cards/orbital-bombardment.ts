import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Orbital Bombardment',
  print: {
    leftOut:
      'its WEAPONS against facilities on planets, what it hits at the end of a turn, and that those on which it fires do not fire back',
    onlyWith: ['end'],
    why: 'no facility is on the planet, and nobody is aboard to fire back',
  },
  /** Its ship fires on what has landed. */
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-392',
        on: { type: 'ship', whose: 'yours', not: { affiliation: 'federation' } },
        stays: true,
      },
    ],
    standing: [{ affects: 'host', allows: 'fire on landed ships' }],
  },
}
