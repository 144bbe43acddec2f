import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Riker Wil',
  print: 'whole',
  glossary: {
    addsMissionIcons: {
      ruling: 'custom-cards-591',
      while: { at: { whose: 'yours' } },
      beside: 'federation',
      icons: ['bajoran'],
    },
  },
}
