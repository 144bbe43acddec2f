import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Emblem of the Alliance',
  print: {
    plays: 'that it comes into play',
    leftOut: 'all that it does',
    onlyWith: ['attack', 'attempt', 'end', 'play', 'use'],
  },
  glossary: { plays: [{ stays: true }] },
}
