import type { Card, Text } from '../text/card.ts'

const dilemma: Text['dilemma'] = {
  ruling: 'custom-cards-239',
  conditions: { total: 'integrity', over: 40 },
  placedOn: 'ship',
}

/** It hunts one of the opponent's ships, and does nothing else. */
const chases = {
  do: 'chase and attack',
  whom: { all: { type: 'ship', whose: "opponent's" } },
  speed: 'normal',
} as const

export const card: Card = {
  title: 'Conundrum',
  print: { aims: ['your ship'] },
  faq1996: {
    dilemma,
    standing: [
      {
        ruling: 'faq96-323-conundrum-01',
        affects: 'host',
        duty: chases,
      },
      { ruling: 'faq96-22-federation-attacks-01', affects: 'host', allows: 'attack against restraints' },
    ],
    timed: [{ at: 'attacked', effects: [{ do: 'discard', who: 'this' }] }],
  },
  glossary: {
    dilemma,
    standing: [
      { ruling: 'custom-cards-239', affects: 'host', duty: chases },
      { ruling: 'custom-cards-239', affects: 'host', allows: 'attack against restraints' },
    ],
    timed: [{ at: 'attacked', effects: [{ do: 'discard', who: 'this' }] }],
  },
}
