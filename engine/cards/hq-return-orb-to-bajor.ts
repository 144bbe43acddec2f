import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'HQ: Return Orb to Bajor',
  print: {
    leftOut: 'orbs that are earned, and what is drawn and scored on Bajor',
    onlyWith: ['attempt', 'points'],
    why: 'nobody is on Bajor',
  },
  /** What it steals is present with its personnel. */
  glossary: {
    plays: [{ ruling: 'custom-cards-376', on: { type: 'personnel', icon: 'orb', whose: 'yours' }, stays: true }],
    uses: [
      {
        ruling: 'custom-cards-376',
        on: { keyword: 'Orb artifact', presentWith: { bearing: 'HQ: Return Orb to Bajor', whose: 'yours' } },
        effects: [{ do: 'steal', who: 'target' }],
      },
    ],
  },
}
