import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { warpCoreBreach } from '../../turns/cards/warp-core-breach.ts'

/** Cards that damage, and a personnel that weakens ships without damaging them. */
const cards: readonly CardText[] = [
  {
    title: 'Arachnia',
    standing: [
      {
        affects: { all: { type: 'ship', whose: "opponent's" }, here: true },
        add: { shields: -4 },
        if: { not: { some: { gender: 'female' } } },
      },
    ],
  },
  {
    title: 'HQ: Orbital Weapons Platform',
    uses: [
      {
        answers: { to: 'battle', homeworld: true },
        effects: [
          {
            do: 'select',
            as: 'aimed at',
            by: 'you',
            count: 1,
            from: { all: { type: 'ship', whose: "opponent's" }, here: true },
          },
          { do: 'damage', who: { chosen: 'aimed at' }, symbols: ['next', 'next'] },
        ],
      },
    ],
  },
]

export const texts = { glossary: [...cards, warpCoreBreach] } satisfies Texts
