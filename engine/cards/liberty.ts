import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Liberty',
  print: { leftOut: "that it is seeded at Caretaker's Array", why: 'the Array is on no board' },
  glossary: {
    receives: [{ ruling: 'custom-cards-441', where: { type: 'personnel', icon: 'maquis', whose: 'yours' } }],
  },
}
