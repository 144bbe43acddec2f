import type { Card } from '../text/card.ts'

const shipLosesParts = { range: -4, weapons: -4 } as const

export const card: Card = {
  title: 'Isolinear Puzzle',
  print: 'whole',
  glossary: {
    dilemma: { nullifier: { skill: 'ENGINEER', level: 2 }, placedOn: 'ship' },
    standing: [{ affects: 'host', add: shipLosesParts }],
  },
}
