import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Elim Garak',
  print: 'whole',
  glossary: { avoids: [{ selections: 'chance' }] },
}
