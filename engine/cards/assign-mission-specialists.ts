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
  print: { leftOut: 'its 5 points, and that it is discarded at will', why: 'nobody of its boards meets a requirement' },
  glossary: {
    seeds: { effects: [specialists] },
    plays: [{ stays: true, effects: [specialists] }],
  },
}
