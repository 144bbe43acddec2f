import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Mickey D.',
  print: { leftOut: 'that he wins the other side games of the Royale', why: 'Blackjack alone is on a board with him' },
  faq1996: {
    winsGames: { ruling: 'faq96-365-mickey-d-01', of: ['Royale Casino: Blackjack'] },
  },
}
