import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Intendant',
  print: 'whole',
  glossary: { replacesTargets: { ruling: 'custom-cards-611' } },
}
