import type { Card } from '../text/card.ts'

import type { Filter } from '../text/text.ts'

const klingon: Filter = { type: 'personnel', affiliation: 'klingon' }

export const card: Card = {
  title: 'Heir of the Fallen',
  rulebook: {
    plays: [
      {
        answers: { to: 'encountered' },
        on: { ...klingon, whose: 'yours' },
        effects: [
          { do: 'select', as: 'fallen', by: 'you', count: 1, from: { cardsIn: 'discard', of: 'you' }, where: klingon },
          { do: 'gain', what: 'skills and attributes', who: 'target', of: { chosen: 'fallen' } },
        ],
      },
    ],
  },
}
