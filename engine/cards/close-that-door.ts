import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Close That Door!',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-241',
      conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Stellar Cartography' }] },
      nullifiedByCard: { discarded: { type: 'doorway' } },
    },
  },
}
