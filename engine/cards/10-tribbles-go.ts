import type { Card } from '../text/card.ts'

export const card: Card = {
  title: '10 Tribbles - Go',
  print: {
    leftOut: 'what it does to INTEGRITY and skills',
    onlyWith: ['attempt', 'integrity', 'skills', 'skills-box'],
  },
  glossary: { reports: 'anywhere' },
}
