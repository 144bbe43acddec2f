import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Masaka Transformations',
  print: 'whole',
  faq1996: {
    plays: [{ effects: [{ do: 'as player', which: 'either', effects: [{ do: 'change hands' }] }] }],
  },
}
