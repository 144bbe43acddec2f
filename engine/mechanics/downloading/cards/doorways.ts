import type { CardText } from '../../../text/text.ts'

/** Doorways that download, and what goes with them, as the Glossary knows them. */
export const doorwayTexts: readonly CardText[] = [
  {
    title: 'Red Alert!',
    plays: [{ stays: true }],
    bundles: { where: { type: ['ship', 'personnel', 'equipment'] } },
  },
  {
    title: 'Space-Time Portal',
    plays: [{ stays: true }],
    uses: [
      {
        effects: [
          { do: 'discard', who: 'this' },
          { do: 'download', where: { name: 'Alternate Universe Door' } },
        ],
      },
    ],
  },
  {
    title: 'Spacedock',
    plays: [{ ruling: '1eS-spacedock-02', on: { type: 'facility', class: 'outpost', whose: 'yours' }, stays: true }],
  },
  {
    title: 'Spacedoor',
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          { do: 'download', where: { type: 'ship', unique: false }, to: { into: 'host' } },
          { do: 'turn over', who: 'this' },
        ],
      },
      {
        name: 'overhaul',
        inPlaceOf: 'card play',
        on: { type: 'ship', whose: 'yours', docked: true, not: { occupied: true } },
        here: true,
        effects: [
          { do: 'take into hand', who: { carriedBy: 'target' } },
          { do: 'take into hand', who: 'target' },
          { do: 'turn over', who: 'this' },
        ],
      },
    ],
  },
]
