import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Yuta',
  print: 'whole',
  glossary: {
    dilemma: {
      effects: [
        { do: 'examine one by one', as: 'avenged', plus: ['integrity', 'cunning'], minus: ['strength'] },
        { do: 'discard', who: { chosen: 'avenged' } },
      ],
      discard: true,
    },
  },
}
