import type { Card } from '../text/card.ts'

/** No text of hers says so; the Glossary names her among those that are seeded under missions. */
export const card: Card = {
  title: 'Mirasta Yale',
  print: { leftOut: 'the bonus points that she is worth', why: 'she is not in play' },
  glossary: { seedsUnder: 'missions' },
}
