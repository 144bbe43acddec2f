import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Alien Groupie',
  print: 'whole',
  faq1996: {
    plays: [
      {
        answers: { to: 'solved', what: { type: 'mission', kind: 'planet' } },
        effects: [
          {
            do: 'select',
            as: 'admired',
            by: 'chance',
            count: 1,
            from: { presentAt: 'answered', where: { type: 'personnel' } },
            where: { gender: 'male' },
          },
          { do: 'place', who: 'this', on: { chosen: 'admired' } },
        ],
      },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
    timed: [
      {
        ruling: 'faq96-12-turns-25',
        at: 'turn ends',
        turns: { word: 'full' },
        effects: [{ do: 'discard', who: 'this' }],
      },
    ],
  },
}
