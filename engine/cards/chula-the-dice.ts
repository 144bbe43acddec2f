import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Chula: The Dice',
  print: 'whole',
  glossary: {
    dilemma: {
      conditions: { each: [{ over: { integrity: 6 } }, { over: { cunning: 7 } }, { over: { strength: 8 } }] },
    },
  },
}
