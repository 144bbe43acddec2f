import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Countermanda',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'faq96-39-countermanda-03',
        on: { name: 'Telepathic Alien Kidnappers' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
      {
        ruling: 'faq96-39-countermanda-04',
        answers: { to: 'played', what: { name: ['Palor Toff - Alien Trader', 'Res-Q'], whose: "opponent's" } },
        effects: [
          { do: 'select', as: 'lost', by: 'you', count: 3, from: { cardsIn: 'discard', of: 'opponent' } },
          { do: 'place', who: { chosen: 'lost' }, to: 'out of play' },
        ],
      },
    ],
  },
  glossary: {
    plays: [
      { on: { name: 'Telepathic Alien Kidnappers' }, effects: [{ do: 'nullify', who: 'target' }] },
      {
        answers: { to: 'played', what: { name: ['Palor Toff - Alien Trader', 'Res-Q'], whose: "opponent's" } },
        effects: [
          { do: 'select', as: 'lost', by: 'you', count: 3, from: { cardsIn: 'discard', of: 'opponent' } },
          { do: 'place', who: { chosen: 'lost' }, to: 'out of play' },
        ],
      },
    ],
  },
}
