import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Whoever is to begin a battle at this location plays such a card from hand for it. */
  readonly battleHere?: Clause & { readonly playing: Filter }
}

export const card: Card = {
  title: 'Nebula',
  print: { leftOut: 'what it does when points are scored', onlyWith: ['completed', 'points'] },
  currentRulings: {
    battleHere: { ruling: 'cr14-actions-step-1-initiation-08', playing: { name: 'Scan' } },
  },
}
