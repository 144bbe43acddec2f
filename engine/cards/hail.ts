import type { Card } from '../text/card.ts'

export interface AddedStanding {
  /** The cards that it affects do not fight each other. */
  readonly keepsApart?: true
}

export const card: Card = {
  title: 'Hail',
  print: 'whole',
  /** Stops a ship that flies by, or keeps two ships from fighting each other. */
  faq1996: {
    plays: [
      {
        ruling: 'faq96-14-timing-17',
        answers: { to: 'passes' },
        needs: { here: { type: 'ship', whose: 'yours' } },
        needsAmong: 'answered',
        stays: true,
      },
      { aims: true, aimsAt: { type: 'ship' }, stays: true },
    ],
    standing: [
      { affects: 'host', forbids: 'move' },
      { affects: 'target', keepsApart: true },
    ],
    timed: [{ at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
  },
  glossary: {
    plays: [
      {
        answers: { to: 'passes' },
        needs: { here: { type: 'ship', whose: 'yours' } },
        needsAmong: 'answered',
        stays: true,
      },
      { aims: true, aimsAt: { type: 'ship' }, stays: true },
    ],
    standing: [
      { affects: 'host', forbids: 'move' },
      { ruling: 'custom-cards-15', affects: 'target', keepsApart: true },
    ],
    timed: [{ at: 'turn ends', effects: [{ do: 'discard', who: 'this' }] }],
  },
}
