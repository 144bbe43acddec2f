import type { Card } from '../text/card.ts'

import type { Filter } from '../text/text.ts'

const klingon: Filter = { type: 'personnel', affiliation: 'klingon' }

export const card: Card = {
  title: 'The Promise',
  print: {
    leftOut: 'that he must face the dilemma himself',
    onlyWith: ['beam'],
    why: 'all Klingons of its player in play face it',
  },
  rulebook: {
    plays: [
      {
        answers: { to: 'encountered' },
        on: { ...klingon, whose: 'yours' },
        effects: [
          { do: 'select', as: 'fallen', by: 'you', count: 1, from: { cardsIn: 'discard', of: 'you' }, where: klingon },
          {
            ruling: 'custom-cards-980',
            do: 'gain',
            what: 'skills and attributes',
            who: 'target',
            of: { chosen: 'fallen' },
            for: 'the dilemma',
          },
        ],
      },
    ],
  },
}
