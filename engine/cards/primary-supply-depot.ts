import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Primary Supply Depot',
  print: { leftOut: 'where it is seeded, equipment, countdowns and repairs', why: 'whether it is built is asked' },
  glossary: { built: 'never' },
}
