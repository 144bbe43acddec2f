import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Emissary',
  print: { leftOut: 'who reports where he is, and his special download', why: 'nobody reports' },
  glossary: {
    standing: [
      {
        affects: {
          all: { type: 'personnel', any: [{ species: 'Bajoran' }, { affiliation: 'bajoran' }], otherThan: 'this' },
        },
        add: { integrity: 2 },
      },
    ],
  },
}
