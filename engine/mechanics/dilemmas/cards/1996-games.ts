import type { CardText } from '../../../text/text.ts'

const gambles = 'faq96-322-royale-casino-blackjack-01'

/** Games within the game, as the FAQ of 1996 knows them, and what might help the players. */
export const games1996: readonly CardText[] = [
  {
    title: 'Federation PADD',
    standing: [{ affects: { othersWith: 'this', where: { type: 'personnel' } }, add: { cunning: 2 } }],
  },
  {
    title: 'Lower Decks',
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours', unique: false, not: { icon: 'hologram' } } },
        add: { integrity: 2, cunning: 2, strength: 2 },
      },
    ],
  },
  {
    title: 'Royale Casino: Blackjack',
    dilemma: {
      effects: [
        { ruling: gambles, do: 'reveal', who: { cardsIn: 'hand', of: 'you' }, to: 'opponent' },
        { ruling: gambles, do: 'reveal', who: { cardsIn: 'hand', of: 'opponent' }, to: 'you' },
        {
          ruling: gambles,
          do: 'compare',
          who: { these: { cardsIn: 'hand', of: 'each' }, where: { type: 'personnel' } },
          by: 'cunning',
          nearest: 21,
          over: { ruling: 'faq96-322-royale-casino-blackjack-04' },
          wins: [{ do: 'score', points: 5 }],
          loses: [{ do: 'score', points: -5 }],
        },
      ],
    },
  },
]
