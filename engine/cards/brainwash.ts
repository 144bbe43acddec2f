import type { Card } from '../text/card.ts'

export interface AddedPersonnelStanding {
  /** They mix with others regardless of affiliation. */
  readonly mixes?: true
}

export const card: Card = {
  title: 'Brainwash',
  print: {
    plays: 'that the personnel mixes with the others',
    leftOut: 'that the captive reports and changes sides',
    why: 'he is on their side from the beginning',
    lies: ['personnel'],
  },
  glossary: {
    standing: [{ ruling: '1eD-does-not-work-with-16', affects: 'host', mixes: true }],
  },
}
