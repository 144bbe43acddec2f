import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Saltah'na Clock",
  print: { plays: 'all of it', lies: ['ship', 'facility'] },
  glossary: {
    timed: [
      {
        at: 'earned',
        effects: [
          {
            do: 'select',
            as: 'host',
            by: 'opponent',
            count: 1,
            from: { all: { type: ['ship', 'facility'] }, here: true },
          },
          { do: 'place', who: 'this', on: { chosen: 'host' } },
        ],
      },
    ],
    standing: [
      { affects: 'host', duty: { do: 'battle' } },
      { affects: 'host', allows: 'begin a battle without a leader' },
      { affects: { carriedBy: 'host' }, allows: 'begin a battle without a leader' },
    ],
  },
}
