import type { Card } from '../text/card.ts'

const title = 'Revolving Door'

export const card: Card = {
  title,
  print: {
    leftOut: 'that it revolves, that there is one, and Iconian Gateway',
    why: 'no turn begins with a card to spare for it, each player has one, and no gateway is there',
  },
  /** As the FAQ of 1996 speaks of it. */
  faq1996: {
    closes: true,
    plays: [
      { on: { type: 'doorway' }, stays: true },
      { ruling: 'faq96-310-au-doorway-09', on: { name: title }, effects: [{ do: 'nullify', who: 'target' }] },
    ],
  },
  glossary: {
    closes: true,
    plays: [
      { on: { type: 'doorway', not: { icon: 'shield' } }, stays: true },
      { on: { name: title }, effects: [{ do: 'nullify', who: 'target' }] },
    ],
  },
}
