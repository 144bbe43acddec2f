import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Expert Pilot',
  print: {
    leftOut: 'the immunities, the downloads, and what it does to a dilemma',
    onlyWith: ['download', 'type dilemma'],
    lies: ['core'],
  },
  glossary: {
    plays: [{ stays: true }],
    standing: [
      {
        ruling: 'custom-cards-406',
        affects: { all: { type: 'ship', whose: 'yours', unique: true } },
        if: { skill: 'Navigation', level: 2, onOne: true },
        add: { range: 2 },
      },
    ],
  },
}
