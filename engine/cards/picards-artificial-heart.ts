import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Picard's Artificial Heart",
  print: { plays: 'how it is seeded and taken', leftOut: 'what it is played for', onlyWith: ['plays it'] },
  glossary: {
    artifactsHere: { more: 1 },
    timed: [
      {
        ruling: '1eS-scouting-locations-30',
        at: 'scouted',
        effects: [{ do: 'take into hand', who: 'this' }],
      },
    ],
  },
}
