import type { Card } from '../text/card.ts'

export interface AddedPersonnelStanding {
  /** The only classification that those have on whom the card lies. */
  readonly classification?: string
}

export const card: Card = {
  title: 'Scottish Setter',
  print: { leftOut: 'that it lasts until a Q-Flash', why: 'none follows' },
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
  },
}
