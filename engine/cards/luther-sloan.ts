import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Luther Sloan',
  print: 'whole',
  glossary: { reports: 'anywhere' },
}
