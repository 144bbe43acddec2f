import type { Text } from '../../text/card.ts'

/** The ship goes to the nearest outpost of the affiliation, at full speed. */
export const incomingMessage = (affiliation: string, ruling: string): Text => ({
  plays: [{ ruling, on: { type: 'ship', affiliation }, stays: true }],
  standing: [
    {
      affects: 'host',
      duty: {
        do: 'travel',
        to: { nearest: { type: 'facility', class: 'outpost', affiliation } },
        speed: 'full',
      },
    },
  ],
  timed: [{ at: 'arrived', effects: [{ do: 'discard', who: 'this' }] }],
})
