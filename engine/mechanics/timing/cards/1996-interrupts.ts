import type { CardText, Filter } from '../../../text/text.ts'
import { seesAlong } from '../../dilemmas/cards/unchanged.ts'

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
          },
          {
            do: 'modify' as const,
            who: { all: { type: 'personnel', whose: "opponent's", affiliation: 'non-aligned' } as const },
            attribute,
            add: -4,
          },
        ]),
      },
    ],
  },
  {
    title: 'Loss of Orbital Stability',
    plays: [
      {
        on: { type: 'ship', orbiting: true },
        stays: true,
        effects: [{ do: 'modify', who: 'target', attribute: 'range', multiply: 0 }],
      },
    ],
    timed: [
      {
        at: 'turn ends',
        whose: "host's",
        after: 'one full turn',
        effects: [
          { do: 'destroy', who: 'host', unless: { total: 'shields', over: 4 }, among: 'host' },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Ship Seizure',
    plays: [
      {
        on: empty,
        needsThere: { type: 'ship', whose: 'yours', keyword: 'Tractor Beam' },
        effects: [{ do: 'discard', who: 'target' }],
      },
    ],
  },
  {
    title: 'Vulcan Mindmeld',
    plays: [
      {
        on: { type: 'personnel', whose: 'yours', skill: 'Mindmeld' },
        effects: [
          { do: 'select', as: 'other', by: 'you', count: 1, from: { othersWith: 'target' } },
          { do: 'share skills', who: 'target', of: { chosen: 'other' } },
        ],
      },
    ],
  },
  {
    title: 'Warp Engine Overload',
    plays: [
      { on: { type: 'ship' }, effects: [{ do: 'destroy', who: 'target' }] },
      { answers: { to: 'passes', what: { type: 'ship' } }, effects: [{ do: 'destroy', who: 'answered' }] },
    ],
  },
]
