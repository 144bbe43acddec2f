import type { Card, Text } from '../text/card.ts'

const temporalRift: Text = {
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

export const card: Card = {
  title: 'Temporal Rift',
  print: 'whole',
  faq1996: temporalRift,
  glossary: temporalRift,
}
