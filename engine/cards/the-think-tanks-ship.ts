import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "The Think Tank's Ship",
  print: 'whole',
  glossary: {
    staffedBy: { some: { type: 'personnel', keyword: 'Think Tank-related personnel' } },
  },
}
