import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Spacedoor',
  print: {
    lies: ['your facility'],
  },
  glossary: {
    seeds: { phase: 'facility phase', on: { type: 'facility', class: 'outpost', whose: 'yours' } },
    standing: [{ ruling: 'custom-cards-14', affects: 'host', add: { shields: -8 } }],
    uses: [
      { turnedOver: true, discarding: 1, effects: [{ do: 'turn over', who: 'this' }] },
      {
        ruling: 'custom-cards-415',
        inPlaceOf: 'card play',
        effects: [
          { do: 'download', where: { type: 'ship', unique: false }, to: { into: 'host' } },
          { do: 'turn over', who: 'this' },
        ],
      },
      {
        ruling: 'custom-cards-414',
        name: 'overhaul',
        inPlaceOf: 'card play',
        on: { type: 'ship', whose: 'yours', docked: true, not: { occupied: true } },
        here: true,
        effects: [
          { ruling: '1eS-spacedoor-03', do: 'take into hand', who: { cardsOn: 'target' } },
          {
            ruling: '1eS-spacedoor-02',
            do: 'take into hand',
            who: { presentAt: 'target', where: { not: { type: 'personnel' } } },
          },
          { do: 'discard', who: { carriedBy: 'target' } },
          { do: 'take into hand', who: 'target' },
          {
            ruling: 'custom-cards-67',
            do: 'nullify',
            who: { all: { name: 'Static Warp Bubble', whose: "opponent's" } },
          },
          { do: 'turn over', who: 'this' },
        ],
      },
    ],
  },
}
