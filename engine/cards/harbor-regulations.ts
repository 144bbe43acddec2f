import type { Card } from '../text/card.ts'

export interface AddedCardText {
  /** Whoever reports a ship with crew, at most so many come with it. */
  readonly limitsCrew?: number
}

export const card: Card = {
  title: 'Harbor Regulations',
  /** Supposed. */
  glossary: { plays: [{ stays: true }], limitsCrew: 1 },
}
