import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Reshape the Quadrant',
  print: { plays: 'its download', leftOut: 'all that it does later', onlyWith: ['end', 'play', 'use'] },
  currentRulings: {
    seeds: {
      effects: [{ ruling: 'cr14-reactor-core-icon-01', do: 'download', where: { icon: 'reactor core' }, may: true }],
    },
  },
}
