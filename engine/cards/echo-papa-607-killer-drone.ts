import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Echo Papa 607 Killer Drone',
  print: 'whole',
  faq1996: {
    standing: [
      {
        affects: 'this',
        add: { strength: 10 },
        per: 'battle',
        while: { ruling: 'faq96-37-echo-papa-607-killer-drone-04', in: 'personnel battle' },
      },
    ],
  },
}
