import type { Card } from '../text/card.ts'

import { earned } from './shared/earned-artifacts.ts'

export const card: Card = {
  title: 'Ressikan Flute',
  print: { lies: ['core'] },
  faq1996: {
    terms: 'not duplicatable',
    timed: earned({ do: 'place', who: 'this', to: 'table' }),
    worth: [
      {
        ruling: 'faq96-33-ressikan-flute-01',
        points: 5,
        each: { skill: 'Music', whose: 'yours' },
        counts: { ruling: 'custom-cards-635', upTo: 5 },
      },
    ],
  },
}
