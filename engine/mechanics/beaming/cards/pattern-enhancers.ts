import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its player beams through these as though they were not there. */
    readonly beamsThrough?: Filter
  }
}

export const patternEnhancers: CardText = {
  title: 'Pattern Enhancers',
  plays: [{ stays: true }],
  beamsThrough: { name: ['Atmospheric Ionization', 'Distortion Field'] },
}
