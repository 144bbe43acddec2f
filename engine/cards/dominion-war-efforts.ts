import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Dominion War Efforts',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    standing: [{ ruling: 'custom-cards-87', affects: 'this', immuneTo: ['Kevin Uxbridge'] }],
  },
}
