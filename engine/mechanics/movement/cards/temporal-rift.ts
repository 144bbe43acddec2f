import type { CardText } from '../../../text/text.ts'

declare module '../../../text/lasting-text.ts' {
  interface LastingText {
    /** What lies on it has disappeared for as long as it does. */
    readonly hides?: true
  }
}

export const temporalRift: CardText = {
  title: 'Temporal Rift',
  plays: [
    {
      on: { type: 'ship', whose: 'yours' },
      stays: true,
      countdown: 2,
      effects: [
        { do: 'place', who: 'this', on: 'mission' },
        { do: 'place', who: 'target', on: 'this' },
      ],
    },
  ],
  hides: true,
  timed: [{ at: 'expires', effects: [{ do: 'relocate', who: { cardsOn: 'this' }, to: 'mission' }] }],
}
