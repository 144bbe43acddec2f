import type { Card } from '../text/card.ts'

export interface AddedStanding {
  /** To every attribute of a ship. */
  readonly addToAll?: number
}

export const card: Card = {
  title: 'Bio-Neural Gel Pack',
  print: {
    leftOut: 'where it reports, the limit on several, and one ship of another class',
    onlyWith: ['reports it', 'plays it'],
    why: 'one is in play, aboard a ship of that class',
  },
  /** Enhances the ship aboard which it is. */
  glossary: {
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours', class: 'Intrepid' } },
        per: { name: 'Bio-Neural Gel Pack' },
        addToAll: 1,
      },
    ],
  },
}
