import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Played from hand along with a card through which one comes, it lets so many come through. */
  readonly sendsThrough?: { readonly count: number }
}

export const card: Card = {
  title: 'Ophidian Cane',
  print: {
    leftOut: 'Devidian Foragers and Empathic Touch, and what it doubles',
    onlyWith: ['Devidian Foragers', 'Empathic Touch'],
    why: 'it is taken away as it is played',
  },
  /** Its own text is that of an interrupt for others, which none of them is there to notice. */
  faq1996: {
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ as: 'interrupt' }],
    sendsThrough: { count: 3 },
  },
}
