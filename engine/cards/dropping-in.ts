import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Dropping In',
  print: { leftOut: 'beaming through SHIELDS', onlyWith: ['beam'] },
  glossary: {
    plays: [
      {
        ruling: '1eD-dead-end-03',
        on: { name: 'Dead End' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
}
