import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** The mission may be inserted beside locations of these regions. */
  readonly insertedBeside?: readonly string[]
}

export const card: Card = {
  title: 'Verify Legendary Journey',
  print: 'whole',
  currentRulings: {
    insertedBeside: ['Bajor', 'Cardassia'],
  },
}
