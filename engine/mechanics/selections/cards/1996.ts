import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const vulcanOrAndroid: Filter = { whose: 'yours', any: [{ species: 'Vulcan' }, { keyword: 'Soong-type android' }] }

/** Cards that have others selected, as the FAQ of 1996 knows them. */
const selections1996: readonly CardText[] = [
  {
    title: 'Alien Groupie',
    plays: [
      {
        answers: { to: 'solved', what: { type: 'mission', kind: 'planet' } },
        effects: [
          {
            do: 'select',
            as: 'admired',
            by: 'chance',
            count: 1,
            from: { presentAt: 'answered', where: { type: 'personnel' } },
            where: { gender: 'male' },
          },
          { do: 'place', who: 'this', on: { chosen: 'admired' } },
        ],
      },
    ],
    standing: [{ affects: 'host', forbids: 'beam' }],
    timed: [
      {
        ruling: 'faq96-12-turns-25',
        at: 'turn ends',
        turns: { word: 'full' },
        effects: [{ do: 'discard', who: 'this' }],
      },
    ],
  },
  {
    title: 'Coalescent Organism',
    dilemma: {
      conditions: { skill: 'Exobiology' },
      effects: [{ do: 'select', as: 'infected', by: 'chance', count: 1, from: 'personnel facing' }],
      placedOn: 'personnel',
    },
    timed: [
      {
        at: 'turn ends',
        turns: { word: 'next' },
        effects: [
          { do: 'select', as: 'dying', by: 'you', count: 1, from: 'host' },
          {
            ruling: 'faq96-324-coalescent-organism-03',
            do: 'select',
            as: 'next',
            by: 'chance',
            count: 1,
            from: { all: { type: 'personnel', otherThan: 'host' }, here: true },
          },
          { do: 'place', who: 'this', on: { chosen: 'next' } },
          { do: 'kill', who: { chosen: 'dying' } },
        ],
      },
    ],
  },
  {
    title: 'Phased Matter',
    dilemma: {
      conditions: { all: [{ skill: 'ENGINEER' }, { skill: 'SCIENCE' }] },
      effects: [
        {
          ruling: 'faq96-322-phased-matter-08',
          do: 'split',
          who: 'personnel facing',
          as: 'larger',
          evenly: { ruling: 'faq96-322-phased-matter-10' },
        },
        { do: 'impose', who: { chosen: 'larger' }, condition: 'phased', lasting: true },
      ],
      placedOn: 'mission',
      missionContinues: { ruling: 'faq96-322-phased-matter-02' },
    },
  },
  {
    title: 'Vulcan Nerve Pinch',
    plays: [
      {
        answers: { to: 'battle' },
        needs: { some: vulcanOrAndroid },
        effects: [
          {
            ruling: 'faq96-39-vulcan-nerve-pinch-02',
            do: 'select',
            as: 'pinched',
            by: 'chance',
            count: 1,
            from: { opposing: { type: 'personnel' } },
          },
          { do: 'impose', who: { chosen: 'pinched' }, condition: 'stasis' },
        ],
      },
    ],
  },
]

export const texts = { faq1996: selections1996 } satisfies Texts
