import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Emergency Power',
  rulebook: {
    plays: [{ on: { type: 'ship' }, effects: [{ do: 'modify', who: 'target', attribute: 'shields', add: 2 }] }],
  },
}
