import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Camp Khitomer',
  print: { leftOut: 'what reports there for free', onlyWith: ['reports it'] },
  currentRulings: {
    seeds: {},
    plays: [{ stays: true }],
    natives: { icon: 'films', any: [{ icon: 'au' }] },
  },
}
