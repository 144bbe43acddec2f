import type { CardText } from '../../../text/text.ts'

declare module '../../../text/lasting-text.ts' {
  interface LastingText {
    /** What lies on it has disappeared for as long as it does. */
    readonly hides?: true
  }
}

declare module '../../../text/play-text.ts' {
  interface PlayText {
    /** Icon, where it stays: the number of its owner's turns after which it leaves play. */
    readonly countdown?: number
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
