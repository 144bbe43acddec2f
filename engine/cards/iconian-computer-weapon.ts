import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Iconian Computer Weapon',
  print: { leftOut: 'that the hand is replenished from the draw deck', why: 'nothing is drawn that would matter' },
  faq1996: {
    dilemma: {
      effects: [
        {
          do: 'discard',
          who: { these: { cardsIn: 'hand', of: 'you' }, where: { not: { type: 'personnel' } } },
          unless: { skill: 'SCIENCE' },
        },
      ],
    },
  },
}
