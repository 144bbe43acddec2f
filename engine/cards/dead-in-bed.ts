import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedLastingText {
  /** It reaches cards in stasis although others may not. */
  readonly reachesStasis?: readonly Clause[]
}

export const card: Card = {
  title: 'Dead in Bed',
  print: 'whole',
  faq1996: {
    plays: [
      {
        effects: [
          {
            ruling: 'faq96-39-dead-in-bed-01',
            do: 'select',
            as: 'victim',
            by: 'you',
            count: 1,
            from: { all: { type: 'personnel', is: 'stasis' } },
          },
          { do: 'kill', who: { chosen: 'victim' } },
        ],
      },
    ],
  },
  glossary: {
    reachesStasis: [{ ruling: '1eS-stasis-26' }],
    plays: [
      {
        ruling: '1eD-dead-in-bed-01',
        on: { type: 'personnel', is: 'stasis' },
        effects: [{ do: 'kill', who: 'target' }],
      },
    ],
  },
}
