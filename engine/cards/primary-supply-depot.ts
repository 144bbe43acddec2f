import type { Card } from '../text/card.ts'
import type { Clause, Filter, Like } from '../text/text.ts'

export interface AddedCardText {
  /** So many such cards of its player's may be seeded aboard. @alone, for no other facility has cards seeded aboard */
  readonly seedsAboard?: Clause & Like & { readonly upTo: number }
}

const weapon: Filter = { any: [{ keyword: 'hand weapon' }, { keyword: 'phaser' }, { keyword: 'disruptor' }] }

export const card: Card = {
  title: 'Primary Supply Depot',
  print: 'whole',
  glossary: {
    built: 'never',
    stands: { ruling: 'custom-cards-336', where: { type: 'mission', not: { keyword: 'Homeworld' } } },
    seedsAboard: { ruling: 'custom-cards-355', where: { type: 'equipment', not: weapon }, upTo: 3 },
    resets: { ruling: 'custom-cards-356', where: { name: 'Ketracel-White' } },
    doesNotRepair: {},
  },
}
