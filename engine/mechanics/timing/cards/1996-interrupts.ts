import type { CardText, Filter } from '../../../text/text.ts'
import { seesAlong } from '../../dilemmas/cards/unchanged.ts'
import { lossOfOrbitalStability } from './loss-of-orbital-stability.ts'

const empty: Filter = { type: 'ship', inSpace: true, docked: false, not: { occupied: true } }

/** Interrupts that the FAQ of 1996 speaks of where it says what is one action and what may come into its midst. */
export const interruptsOf1996: readonly CardText[] = [
  {
    title: 'Barclay Transporter Phobia',
    plays: [
      {
        ruling: 'faq96-14-timing-18',
        answers: { to: 'beams' },
        effects: [
          { do: 'select', as: 'afraid', by: 'chance', count: 1, from: { involved: { type: 'personnel' } } },
          { do: 'place', who: 'this', on: { chosen: 'afraid' } },
        ],
      },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
  },
  { title: 'Eyes in the Dark', plays: [seesAlong] },
  {
    title: 'Howard Heirloom Candle',
    plays: [
      {
        answers: { to: 'encountered', what: { name: ['Anaphasic Organism', 'Empathic Echo'] }, unsaid: true },
        effects: [{ do: 'modify', who: 'answered', attribute: 'effects', multiply: 2 }],
      },
    ],
  },
  {
    title: "Humuhumunukunukuapua'a",
    plays: [
      {
        on: { type: 'mission' },
        effects: (['cunning', 'strength'] as const).flatMap(attribute => [
          {
            do: 'modify' as const,
            who: { all: { type: 'personnel', whose: 'yours', skill: 'Youth' } as const },
            attribute,
            add: 4,
            for: 'this turn' as const,
          },
          {
            do: 'modify' as const,
            who: { all: { type: 'personnel', whose: "opponent's", affiliation: 'non-aligned' } as const },
            attribute,
            add: -4,
            for: 'this turn' as const,
          },
        ]),
      },
    ],
  },
  lossOfOrbitalStability,
  {
    title: 'Ship Seizure',
    plays: [
      {
        on: empty,
        needsThere: { type: 'ship', whose: 'yours', system: 'Tractor Beam' },
        effects: [{ do: 'discard', who: 'target' }],
      },
    ],
  },
]
