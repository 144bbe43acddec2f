import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Mickey D.',
  print: 'whole',
  faq1996: {
    winsGames: {
      ruling: 'faq96-365-mickey-d-01',
      of: ['Royale Casino: Blackjack', 'Royale Casino: Craps', 'Royale Casino: Slots'],
    },
  },
}
