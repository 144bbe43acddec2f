import type { Card } from '../text/card.ts'

export interface AddedAskingText {
  /** No other such card of theirs may be at the location. */
  readonly alone?: true
}

export const card: Card = {
  title: 'Outgunned',
  print: { plays: 'what may be asked because of it', leftOut: 'all that it is played for', why: 'it stays in hand' },
  glossary: {
    asks: {
      ruling: '1eS-showing-your-cards-18',
      about: { type: 'ship', cardIn: 'play', docked: false },
      alone: true,
      tells: 'shields',
    },
  },
}
