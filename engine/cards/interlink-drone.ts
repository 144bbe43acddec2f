import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Interlink Drone',
  print: 'whole',
  glossary: { sharing: true },
}
