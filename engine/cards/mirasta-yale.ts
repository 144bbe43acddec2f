import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Mirasta Yale',
  print: 'whole',
  glossary: {
    /** No text of hers says so; the Glossary names her among those that are seeded under missions. */
    seedsUnder: 'missions',
    worth: [{ ruling: 'custom-cards-322', points: 5, each: { name: 'Mirasta Yale', whose: 'yours' } }],
  },
}
