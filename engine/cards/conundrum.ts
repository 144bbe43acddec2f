import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Conundrum',
  print: { aims: ['your ship'] },
  faq1996: {
    dilemma: { conditions: { total: 'integrity', over: 40 }, placedOn: 'ship' },
    standing: [
      {
        ruling: 'faq96-323-conundrum-01',
        affects: 'host',
        duty: { do: 'chase and attack', whom: { all: { type: 'ship', whose: "opponent's" } }, speed: 'normal' },
      },
      { ruling: 'faq96-22-federation-attacks-01', affects: 'host', allows: 'attack against restraints' },
    ],
    timed: [{ at: 'attacked', effects: [{ do: 'discard', who: 'this' }] }],
  },
}
