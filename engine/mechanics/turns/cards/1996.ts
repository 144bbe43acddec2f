import type { CardText } from '../../../text/text.ts'

/** Cards that give turns, as the FAQ of 1996 knows them. */
export const turns1996: readonly CardText[] = [
  {
    title: "Horga'hn",
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
    plays: [{ as: 'event', stays: true }],
    doubleTurns: { ruling: 'faq96-12-turns-20' },
  },
  {
    title: 'Temporal Narcosis',
    plays: [{ on: { name: "Horga'hn", whose: "opponent's" }, effects: [{ do: 'double the turn' }] }],
  },
]
