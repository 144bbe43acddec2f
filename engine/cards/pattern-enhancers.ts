import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Its player beams through these as though they were not there. */
  readonly beamsThrough?: Filter
}

export const card: Card = {
  title: 'Pattern Enhancers',
  print: 'whole',
  glossary: {
    plays: [{ stays: true }],
    beamsThrough: { name: ['Atmospheric Ionization', 'Distortion Field'] },
  },
}
