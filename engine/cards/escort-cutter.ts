import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Escort Cutter',
  rulebook: {
    standing: [{ affects: { all: { type: 'ship', whose: 'yours' }, here: true }, add: { shields: 1 } }],
  },
}
