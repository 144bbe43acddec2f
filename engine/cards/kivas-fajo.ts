import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Kivas Fajo',
  print: 'whole',
  glossary: {
    worth: [
      {
        ruling: 'custom-cards-434',
        points: 5,
        each: { type: 'artifact', presentWith: { name: 'Kivas Fajo', type: 'personnel', whose: 'yours' } },
        counts: 'titles',
      },
    ],
    uses: [
      {
        ruling: 'custom-cards-435',
        answers: { to: 'played', what: { name: 'Palor Toff - Alien Trader' }, whose: "opponent's" },
        effects: [
          {
            do: 'select',
            as: 'taken',
            by: 'you',
            count: 1,
            from: { cardsIn: 'discard', of: 'you' },
            where: { not: { type: 'personnel' } },
          },
          { do: 'take into hand', who: { chosen: 'taken' } },
        ],
      },
    ],
  },
}
