import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ultimatum',
  print: { leftOut: 'Remote Supply Depot, and ships that it scores', why: 'it is seeded for Bajoran Wormhole' },
  glossary: {
    plays: [{ stays: true }],
    seeds: { effects: [{ do: 'download', where: { name: 'Bajoran Wormhole' }, may: true }] },
  },
}
