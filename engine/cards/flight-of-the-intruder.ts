import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Flight of the Intruder',
  print: { leftOut: 'that some of them may stay, and only those present go', why: 'all are in one place and go' },
  glossary: {
    plays: [
      {
        answers: { to: 'encountered' },
        effects: [
          {
            do: 'take into hand',
            who: { all: { type: 'personnel', keyword: 'Shape-shifter', whose: 'yours' } },
          },
        ],
      },
    ],
  },
}
