import type { Card } from '../text/card.ts'

export interface AddedPersonnelStanding {
  /** The only classification that those have on whom the card lies. */
  readonly classification?: string
}

export const card: Card = {
  title: 'Scottish Setter',
  print: { lies: ['personnel'] },
  glossary: {
    inFlash: [
      {
        do: 'select',
        as: 'setter',
        by: 'chance',
        count: 1,
        from: 'personnel facing',
        unless: { some: { classification: 'ANIMAL' } },
      },
      { do: 'place', who: 'this', on: { chosen: 'setter' } },
    ],
    standing: [{ affects: 'host', classification: 'ANIMAL' }],
    timed: [{ ruling: 'custom-cards-88', at: 'Q-Flash', effects: [{ do: 'discard', who: 'this' }] }],
  },
}
