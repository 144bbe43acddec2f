import type { Card } from '../text/card.ts'

const enterprises = [
  'U.S.S. Enterprise',
  'U.S.S. Enterprise-C',
  'U.S.S. Enterprise-E',
  'Starship Enterprise',
  'Future Enterprise',
]

export const card: Card = {
  title: 'Wall of Ships',
  print: { leftOut: 'what it adds to every Enterprise in play', why: 'it is played for its download' },
  glossary: {
    plays: [{ ruling: 'custom-cards-418', effects: [{ do: 'download', where: { type: 'ship', name: enterprises } }] }],
  },
}
