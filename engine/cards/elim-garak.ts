import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Elim Garak',
  print: 'whole',
  glossary: { avoids: [{ ruling: 'custom-cards-660', selections: 'chance' }] },
}
