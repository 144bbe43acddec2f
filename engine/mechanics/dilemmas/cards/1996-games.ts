import type { CardText } from '../../../text/text.ts'
import { mickeyD, royaleCasinoBlackjack } from './royale-casino-blackjack.ts'

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
  mickeyD,
  royaleCasinoBlackjack,
]
