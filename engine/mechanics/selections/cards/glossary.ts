import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { anaphasicOrganism, elAdrelCreature } from '../../dilemmas/cards/unchanged.ts'
import { outgunned } from './outgunned.ts'
import { longRangeScan, longRangeScan1996 } from './unchanged.ts'

const yourOutpost: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

/** Cards that have others selected, as the Glossary knows them. */
const selections: readonly CardText[] = [
  {
    title: 'Outpost Raid',
    dilemma: {
      conditions: {
        any: [
          { all: [{ here: yourOutpost }, { total: 'strength', over: 81 }] },
          { all: [{ not: { here: yourOutpost } }, { total: 'strength', over: 18 }] },
        ],
      },
      effects: [
        {
          do: 'select',
          as: 'raided',
          by: 'opponent',
          count: 2,
          from: 'personnel facing',
          why: 'kill',
          if: { here: yourOutpost },
        },
        { do: 'discard', who: 'this', if: { here: yourOutpost } },
        { do: 'kill', who: { chosen: 'raided' } },
      ],
    },
  },
  {
    title: 'Impressive Trophies',
    dilemma: {
      conditions: { total: 'cunning', over: 50 },
      effects: [
        {
          do: 'select',
          as: 'trophy',
          by: 'opponent',
          count: 1,
          from: 'personnel facing',
          most: ['skill icons', 'cunning and strength'],
          why: 'capture',
        },
        { do: 'capture', who: { chosen: 'trophy' } },
      ],
      discard: true,
    },
  },
  {
    title: 'Tarellian Plague Ship',
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [
        { do: 'select', as: 'doctor', count: 1, from: 'personnel facing', where: { skill: 'MEDICAL' } },
        { do: 'discard', who: { chosen: 'doctor' } },
      ],
      effects: [{ do: 'kill', who: 'personnel facing' }],
      discard: true,
      points: 5,
    },
  },
  anaphasicOrganism,
  elAdrelCreature,
  {
    title: 'Brain Drain',
    plays: [
      {
        once: 'turn',
        on: { type: ['mission', 'ship', 'facility'] },
        effects: [
          { do: 'select', as: 'drained', count: 1, from: { presentAt: 'target', where: { type: 'personnel' } } },
          { do: 'remove', who: { chosen: 'drained' }, what: ['skills', 'cunning'] },
        ],
      },
    ],
  },
  longRangeScan,
  outgunned,
  {
    title: 'Thine Own Self',
    asks: { ruling: '1eS-showing-your-cards-16', about: { type: 'personnel', cardIn: 'play' }, tells: 'how many' },
  },
  { title: 'Q the Referee', plays: [{ stays: true }], frees: [{ where: { icon: 'referee' } }] },
  {
    title: 'Scan',
    plays: [
      {
        ruling: '1eS-scan-01',
        on: { type: 'mission', any: [{ kind: 'space' }, { kind: 'dual' }] },
        effects: [{ do: 'reveal', who: { seedsUnder: 'target' }, to: 'you' }],
      },
    ],
  },
]

export const texts = { faq1996: [longRangeScan1996], glossary: selections } satisfies Texts
