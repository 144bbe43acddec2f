import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'The Juggler',
  print: 'whole',
  faq1996: {
    plays: [{ effects: [{ do: 'as player', which: 'either', effects: [{ do: 'shuffle', in: 'what the law says' }] }] }],
  },
}
