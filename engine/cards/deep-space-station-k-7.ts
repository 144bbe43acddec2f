import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Facility: all players may use it. */
  readonly isForAllPlayers?: true
}

export const card: Card = {
  title: 'Deep Space Station K-7',
  print: 'whole',
  glossary: {
    terms: 'not duplicatable',
    isForAllPlayers: true,
    frees: [
      {
        ruling: 'custom-cards-80',
        where: { type: ['personnel', 'ship', 'equipment'], icon: 'original series' },
        at: { name: ['Deep Space Station K-7', "Sherman's Peak"] },
      },
    ],
  },
}
