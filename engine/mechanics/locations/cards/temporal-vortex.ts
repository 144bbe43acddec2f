import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Ships travel through time between the time location on which it lies and the place that corresponds to that. */
    readonly timeTravel?: true
  }
}

export const temporalVortex: CardText = {
  title: 'Temporal Vortex',
  plays: [{ on: { type: 'time location' }, stays: true }],
  timeTravel: true,
}
