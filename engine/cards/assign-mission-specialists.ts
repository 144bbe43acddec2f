import type { Card } from '../text/card.ts'

import type { Effect, Filter } from '../text/text.ts'

const oneOfYourOutposts: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

const specialists: Effect = {
  do: 'download',
  where: { type: 'personnel', keyword: 'Mission Specialist', copyInPlay: false },
  to: { aboard: oneOfYourOutposts },
  upTo: 2,
  different: true,
  may: true,
}

export const card: Card = {
  title: 'Assign Mission Specialists',
  print: 'whole',
  glossary: {
    terms: 'unique',
    seeds: { effects: [specialists] },
    plays: [{ stays: true, effects: [specialists] }],
    uses: [{ ruling: 'custom-cards-140', when: 'start of your turn', effects: [{ do: 'discard', who: 'this' }] }],
    timed: [
      {
        ruling: 'custom-cards-139',
        at: 'you solve',
        effects: [
          {
            do: 'choose',
            by: 'you',
            if: { some: { keyword: 'Mission Specialist', skilledForIt: true } },
            options: [
              { word: 'score points', effects: [{ do: 'score', points: 5 }] },
              { word: 'do nothing', effects: [] },
            ],
          },
        ],
      },
    ],
  },
}
