import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Primary Supply Depot',
  print: { leftOut: 'equipment and countdowns', why: 'nothing is aboard, and where it is seeded is asked' },
  glossary: {
    built: 'never',
    stands: { ruling: 'custom-cards-336', where: { type: 'mission', not: { keyword: 'Homeworld' } } },
    doesNotRepair: {},
  },
}
