import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { twoDimensionalCreatures } from './two-dimensional-creatures.ts'
import { playsKtarianGame, seizesWesley } from './unchanged.ts'

/** Cards that disable, as the FAQ of 1996 knows them. */
const disabling1996: readonly CardText[] = [
  {
    title: 'Ktarian Game',
    dilemma: {
      placedOn: 'ship',
      effects: playsKtarianGame('ship', 'faq96-323-ktarian-game-01'),
      cures: [
        { needs: { total: 'cunning', over: 30 } },
        { ruling: 'faq96-323-ktarian-game-06', needs: { some: { species: 'Android' } } },
      ],
    },
    timed: [{ at: 'turn begins', whose: "host's", effects: playsKtarianGame('host', 'faq96-323-ktarian-game-01') }],
  },
  { title: 'Seize Wesley', plays: [seizesWesley] },
  twoDimensionalCreatures,
]

export const texts = { faq1996: disabling1996 } satisfies Texts
