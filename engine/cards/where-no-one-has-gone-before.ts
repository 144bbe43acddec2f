import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Where No One Has Gone Before',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }, { ruling: 'faq96-323-borg-ship-18', on: { selfControlled: true }, stays: true }],
    standing: [
      {
        ruling: 'custom-cards-36',
        affects: { all: { whose: 'yours', type: 'ship' } },
        while: { onTable: true },
        allows: 'go around',
      },
      { ruling: 'faq96-323-borg-ship-18', affects: 'host', allows: 'go around' },
    ],
  },
}
