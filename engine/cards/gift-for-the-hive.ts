import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Gift for the Hive',
  /** Supposed. */
  glossary: {
    dilemma: { effects: [{ do: 'score', points: 5, box: true }], discard: true, affectsBorg: true },
  },
}
