import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Market of the Past',
  /** Supposed. */
  currentRulings: { seeds: {} },
}
