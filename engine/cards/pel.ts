import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Pel',
  print: 'whole',
  glossary: { avoids: [{ ruling: 'custom-cards-337', selections: 'gender' }] },
}
