import type { CardText } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** The cards that it affects do not fight each other. */
    readonly keepsApart?: true
  }
}

/** Stops a ship that flies by, or keeps two ships from fighting each other. */
export const hail: CardText = {
  title: 'Hail',
  plays: [
    { ruling: 'faq96-14-timing-17', answers: { to: 'passes' }, needsThere: { type: 'ship' }, stays: true },
    { aims: true, aimsAt: { type: 'ship' }, stays: true },
  ],
  standing: [
    { affects: 'host', forbids: 'move' },
    { affects: 'target', keepsApart: true },
  ],
  timed: [{ at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
}
