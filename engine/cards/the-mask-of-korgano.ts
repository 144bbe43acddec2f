import type { Card } from '../text/card.ts'

export interface AddedStanding {
  /** Makes another person of it. */
  readonly changes?: true
}

export const card: Card = {
  title: 'The Mask of Korgano',
  print: 'whole',
  faq1996: {
    plays: [{ ruling: 'custom-cards-399', on: { type: 'personnel', whose: 'yours' }, stays: true }],
    standing: [{ affects: 'host', changes: true }],
  },
}
