import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Alter Records',
  print: 'whole',
  glossary: { homeworldOf: ['bajoran'] },
}
