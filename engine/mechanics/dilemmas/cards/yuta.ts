import type { CardText } from '../../../text/text.ts'

export const yuta: CardText = {
  title: 'Yuta',
  dilemma: {
    effects: [
      { do: 'examine one by one', as: 'avenged', plus: ['integrity', 'cunning'], minus: ['strength'] },
      { do: 'discard', who: { chosen: 'avenged' } },
    ],
    discard: true,
  },
}
