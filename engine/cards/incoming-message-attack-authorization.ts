import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Incoming Message: Attack Authorization',
  print: { leftOut: 'that it may be ignored with a V.I.P. aboard', why: 'no V.I.P. is aboard on its boards' },
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-378',
        on: { type: 'ship', affiliation: 'federation', crewMeets: { skill: 'Treachery' } },
        effects: [
          {
            do: 'select',
            as: 'prey',
            by: 'you',
            count: 1,
            from: { all: { type: 'ship', cardIn: 'space', otherThan: 'target' }, here: true },
          },
          { ruling: 'faq96-22-federation-attacks-01', do: 'battle', attackers: 'target', attacked: { chosen: 'prey' } },
        ],
      },
    ],
  },
}
