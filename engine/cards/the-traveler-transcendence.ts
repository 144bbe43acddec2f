import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** It lies beside a draw deck, its player's own or the one that he names, and speaks to the player whose that is. @alone, for no other card lies beside a draw deck */
  readonly besideADeck?: Clause
}

/** Copies beside one deck do not add up. */
const together: Clause = { ruling: 'custom-cards-490' }

export const card: Card = {
  title: 'The Traveler: Transcendence',
  print: 'whole',
  faq1996: {
    besideADeck: { ruling: 'custom-cards-489' },
    plays: [{ stays: true }],
    timed: [{ at: 'turn ends', turns: { word: 'each' }, together, effects: [{ do: 'draw', count: 1 }] }],
    nullifiesInPlay: { ruling: 'faq96-38-the-traveller-transcendence-01', what: { name: 'Static Warp Bubble' } },
  },
  glossary: {
    besideADeck: { ruling: 'custom-cards-489' },
    plays: [{ stays: true }],
    nullifiesInPlay: { ruling: 'custom-cards-28', what: { name: 'Static Warp Bubble' } },
    timed: [{ at: 'turn ends', whose: 'yours', together, effects: [{ do: 'draw', count: 1 }] }],
  },
}
