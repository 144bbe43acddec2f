import type { Card } from '../text/card.ts'

export interface AddedShowingText {
  /** Both players' hands lie face up on the table. */
  readonly laysHandsOpen?: true
}

export const card: Card = {
  title: 'Alien Probe',
  print: 'whole',
  faq1996: { plays: [{ stays: true }], laysHandsOpen: true },
}
