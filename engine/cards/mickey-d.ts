import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** Games of such cards that his player wins without playing, where the two are present. */
  readonly winsGames?: Clause & { readonly of: readonly string[] }
}

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
