import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Assign Support Personnel',
  print: {
    leftOut: 'where those it names may report, that it downloads to ships, and each title once a game',
    why: 'nobody reports, and it is used once, for a facility',
  },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        once: 'turn',
        effects: [
          { do: 'discard', who: 'this' },
          {
            do: 'download',
            where: { type: 'personnel', keyword: 'Support Personnel' },
            to: { aboard: { type: 'facility', whose: 'yours' } },
          },
        ],
      },
    ],
  },
}
