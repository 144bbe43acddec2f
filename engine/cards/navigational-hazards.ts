import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Navigational Hazards',
  print: 'whole',
  glossary: {
    dilemma: { conditions: { all: [{ skill: 'Stellar Cartography' }, { skill: 'Navigation', level: 2 }] } },
  },
}
