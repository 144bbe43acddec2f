import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Two of Eleven',
  print: 'whole',
  glossary: { throughShields: {} },
}
