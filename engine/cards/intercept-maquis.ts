import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Intercept Maquis',
  print: 'whole',
  glossary: { attemptedWith: { ruling: 'custom-cards-341', ships: { total: 'weapons', over: 14 } } },
}
