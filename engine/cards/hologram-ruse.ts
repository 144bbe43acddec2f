import type { Card, Text } from '../text/card.ts'

const hologramRuse: Text = {
  dilemma: {
    ruling: 'custom-cards-17',
    conditions: {
      all: [
        { total: 'integrity', over: 30 },
        { total: 'cunning', over: 30 },
      ],
    },
  },
}

export const card: Card = {
  title: 'Hologram Ruse',
  print: 'whole',
  faq1996: hologramRuse,
  glossary: hologramRuse,
}
