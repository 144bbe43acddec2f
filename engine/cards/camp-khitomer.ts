import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Camp Khitomer',
  print: { leftOut: 'what reports there for free', why: 'nobody reports there' },
  currentRulings: {
    seeds: {},
    plays: [{ stays: true }],
    natives: { icon: 'films', any: [{ icon: 'au' }] },
  },
}
