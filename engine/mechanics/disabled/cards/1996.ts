import type { CardText } from '../../../text/text.ts'
import { playsKtarianGame, seizesWesley } from './unchanged.ts'

/** Cards that disable, as the FAQ of 1996 knows them. */
export const disabling1996: readonly CardText[] = [
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
  {
    title: 'Two-Dimensional Creatures',
    dilemma: {
      placedOn: 'ship',
      effects: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-01',
          do: 'disable',
          who: { crewOf: 'ship' },
          where: { skill: 'Empathy' },
        },
      ],
      cures: [
        {
          ruling: 'faq96-323-two-dimensional-creatures-03',
          needs: { all: [{ skill: 'SCIENCE' }, { skill: 'ENGINEER' }] },
        },
      ],
    },
    standing: [{ affects: 'host', forbids: 'move' }],
    timed: [
      {
        ruling: 'faq96-323-two-dimensional-creatures-02',
        at: 'boards another ship',
        effects: [{ do: 'end disabling', who: 'target' }],
      },
    ],
  },
]
