import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Gift of the Continuum',
  /** Points from the Q-Continuum, whoever comes into the Q-Flash. */
  glossary: {
    dilemma: { effects: [{ do: 'score', points: 5, box: true }], discard: true },
  },
}
