import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const weapon: Filter = { any: [{ keyword: 'hand weapon' }, { keyword: 'phaser' }, { keyword: 'disruptor' }] }

export const card: Card = {
  title: 'Primary Supply Depot',
  print: 'whole',
  glossary: {
    built: 'never',
    stands: { ruling: 'custom-cards-336', where: { type: 'mission', not: { keyword: 'Homeworld' } } },
    letsSeed: { ruling: 'custom-cards-355', where: { type: 'equipment', not: weapon }, upTo: 3 },
    resets: { ruling: 'custom-cards-356', where: { name: 'Ketracel-White' } },
    repairs: { what: 'no ship' },
  },
}
