import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Navigational Hazards',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-314',
      conditions: { all: [{ skill: 'Stellar Cartography' }, { skill: 'Navigation', level: 2 }] },
    },
  },
}
