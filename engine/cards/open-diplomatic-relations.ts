import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Open Diplomatic Relations',
  print: {
    leftOut: 'the Treaty that is seeded with it, what it fetches from the discard pile, and that it plays on a ship',
    onlyWith: ['attempt', 'play', 'use'],
  },
  glossary: { seeds: { phase: 'doorway phase' } },
}
