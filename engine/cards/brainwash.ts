import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const outpost: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

export const card: Card = {
  title: 'Brainwash',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-123',
        on: { type: 'personnel', any: [{ captive: 'yours' }, { bearing: 'Brainwash' }] },
        needs: { some: outpost },
        stays: true,
        effects: [
          { do: 'select', as: 'outpost', by: 'you', count: 1, from: { all: outpost } },
          { do: 'relocate', who: 'target', to: { chosen: 'outpost' } },
          { do: 'take control', who: 'target' },
        ],
      },
    ],
    standing: [{ ruling: '1eD-does-not-work-with-16', affects: 'host', mixes: true }],
  },
}
