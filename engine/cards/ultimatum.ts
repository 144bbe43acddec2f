import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Ultimatum',
  print: 'whole',
  glossary: {
    plays: [
      {
        stays: true,
        effects: [{ ruling: 'custom-cards-573', do: 'download', where: { name: 'Bajoran Wormhole' }, may: true }],
      },
    ],
    seeds: { effects: [{ do: 'download', where: { name: 'Bajoran Wormhole' }, may: true }] },
    uses: [
      {
        ruling: 'custom-cards-571',
        once: 'game',
        on: { type: 'mission', missionOf: 'dominion', quadrants: ['alpha'] },
        effects: [
          { do: 'download', where: { name: 'Remote Supply Depot' }, to: { at: 'target' }, called: 'depot' },
          { do: 'download', where: { type: 'equipment' }, to: { into: { chosen: 'depot' } }, upTo: 2, may: true },
        ],
      },
      {
        ruling: 'custom-cards-572',
        answers: {
          to: 'shot down',
          what: { type: 'ship' },
          cause: { type: 'ship', affiliation: 'dominion', whose: 'yours' },
        },
        effects: [
          { do: 'keep for points', who: 'answered', worth: ['range', 'weapons', 'shields'] },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
