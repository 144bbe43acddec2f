import type { Card } from '../text/card.ts'

export const card: Card = {
  title: '10 Tribbles - Go',
  print: {
    leftOut: 'what it does to INTEGRITY and skills',
    why: 'nobody is with it whose INTEGRITY or skills are looked at',
  },
  glossary: { reports: 'anywhere' },
}
