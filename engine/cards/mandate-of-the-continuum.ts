import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Mandate of the Continuum',
  currentRulings: {
    uses: [{ effects: [{ do: 'download', where: { type: 'dilemma', name: 'Q' }, to: 'any location', seeds: true }] }],
  },
}
