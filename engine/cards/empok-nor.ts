import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Empok Nor',
  print: {
    leftOut: 'how it is seeded, and that dilemmas keep it from being commandeered',
    why: 'it stands there from the beginning, and the dilemmas are met first',
    holds: ['dilemma'],
  },
  glossary: {
    commandeered: true,
    receives: 'nobody',
    timed: [
      {
        at: 'commandeered',
        ruling: '1eD-downloading-48',
        effects: [
          {
            do: 'as player',
            which: 'each',
            effects: [
              { do: 'download', where: { type: 'site' }, to: { into: 'this' }, upTo: 12, different: true, may: true },
              {
                do: 'download',
                where: { type: 'equipment' },
                to: { sitesOf: 'this' },
                upTo: 30,
                different: true,
                may: true,
              },
            ],
          },
        ],
      },
    ],
  },
}
