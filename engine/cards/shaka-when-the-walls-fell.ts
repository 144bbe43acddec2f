import type { Card, Text } from '../text/card.ts'

const shaka: Text = {
  dilemma: {
    ruling: 'custom-cards-298',
    conditions: {
      all: [
        { skill: 'Diplomacy', level: 2 },
        { total: 'cunning', over: 30 },
      ],
    },
  },
}

export const card: Card = {
  title: 'Shaka, When the Walls Fell',
  print: 'whole',
  faq1996: shaka,
  glossary: shaka,
}
