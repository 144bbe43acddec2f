import type { Card } from '../text/card.ts'

export const card: Card = {
  title: '1 Tribble - Go',
  print: {
    leftOut: 'what it does to CUNNING, and that it stops somebody',
    onlyWith: ['cunning'],
    why: 'nobody is asked to stop by it',
  },
  glossary: { reports: 'anywhere' },
}
