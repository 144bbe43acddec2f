import type { CardText } from '../../../text/text.ts'
import { temporalVortex } from '../../doorways/cards/temporal-vortex.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Ships travel through time between the time location on which it lies and the place that corresponds to that. */
    readonly timeTravel?: true
  }
}

export const throughTime: CardText = {
  ...temporalVortex,
  plays: [...temporalVortex.plays, { on: { type: 'time location' }, stays: true }],
  timeTravel: true,
}
