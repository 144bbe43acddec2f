import type { CardText, Effect, Filter } from '../../../text/text.ts'

const handWeapons: Filter = { any: [{ keyword: 'phaser' }, { keyword: 'disruptor' }] }
const lawOrTreachery: Filter = { whose: "opponent's", any: [{ skill: 'Law' }, { skill: 'Treachery' }] }
const personnelPlaced: Effect = {
  do: 'place',
  who: { except: { chosen: 'staff' }, among: 'personnel facing' },
  on: 'mission',
}

/** Cards by which the Glossary shows what holds for a card with two individuals. */
export const dualPersonnel: readonly CardText[] = [
  {
    title: 'Assimilate Counterpart',
    plays: [{ on: { type: 'personnel', gender: 'male', whose: "opponent's" }, stays: true, aims: true }],
  },
  {
    title: 'Abandon Ship!',
    dilemma: {
      trigger: { here: { type: 'ship', is: 'damaged', whose: 'yours' } },
      effects: [
        {
          do: 'select',
          as: 'staff',
          count: 'staffing',
          from: 'personnel facing',
          where: { any: [{ icon: 'staff' }, { icon: 'command' }] },
        },
        personnelPlaced,
      ],
      placedOn: 'mission',
    },
  },
  {
    title: 'Altonian Brain Teaser',
    dilemma: {
      effects: [
        { do: 'select', as: 'thinker', count: 1, from: 'personnel facing', most: 'cunning' },
        { do: 'stop', who: { chosen: 'thinker' } },
        {
          do: 'void bonus points',
          who: 'mission',
          among: { tested: 'thinker' },
          if: { total: 'cunning', under: 15 },
        },
      ],
    },
  },
  {
    title: 'Ceti Eel',
    plays: [{ stays: true }],
    uses: [
      {
        on: { type: 'personnel', whose: "opponent's", presentWith: { name: 'Khan', whose: 'yours' } },
        effects: [
          { do: 'place', who: 'this', on: 'target' },
          { do: 'take control', who: 'target' },
        ],
      },
    ],
    standing: [{ affects: 'host', affiliation: 'non-aligned' }],
  },
  {
    title: 'Chula: The Chandra',
    dilemma: {
      effects: [
        { do: 'select', as: 'model', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'stop', who: { unlike: { chosen: 'model' }, among: 'personnel facing' } },
      ],
    },
  },
  {
    title: 'Denevan Neural Parasites',
    dilemma: {
      effects: [
        { do: 'select', as: 'attacked', by: 'chance', count: 'half', from: 'personnel facing' },
        { do: 'protect', who: { chosen: 'attacked' }, with: handWeapons, as: 'helpless' },
        { do: 'kill', who: { chosen: 'helpless' } },
      ],
    },
  },
  {
    title: 'Extradition',
    dilemma: {
      trigger: { here: lawOrTreachery },
      effects: [
        {
          do: 'select',
          as: 'officers',
          by: 'opponent',
          count: 4,
          from: { all: { type: 'personnel', skill: 'SECURITY', whose: "opponent's" }, here: true },
          optional: true,
        },
        { do: 'beam aboard', who: { chosen: 'officers' } },
        {
          do: 'select',
          as: 'suspect',
          by: 'opponent',
          count: 1,
          from: { weakerThan: { chosen: 'officers' }, among: 'personnel facing' },
          optional: true,
        },
        { do: 'capture', who: { chosen: 'suspect' } },
      ],
    },
  },
  {
    title: "Lore's Fingernail",
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'personnel', any: [{ keyword: 'Soong-type android' }, { name: 'Exocomp' }] } },
        affiliation: 'non-aligned',
      },
    ],
  },
  {
    title: 'Sudden Assimilation',
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'assimilate', who: 'target' }] }],
  },
  {
    title: 'Prize of Physics',
    dilemma: { effects: [{ do: 'score for each', who: 'personnel facing', where: { skill: 'Physics' }, points: 5 }] },
  },
  {
    title: 'Cybernetics Expertise',
    plays: [{ stays: true }],
    frees: [{ where: { species: 'Android' }, present: { skill: 'Cybernetics' } }],
  },
  { title: 'Ferengi Toll', plays: [{ stays: true }], tolls: [{ where: { species: 'Ferengi' }, discards: 1 }] },
  { title: 'Federation PADD', standing: [{ affects: { othersWith: 'this' }, add: { cunning: 2 } }] },
  {
    title: 'Reflection Therapy',
    plays: [{ on: { type: 'personnel' }, names: 'skill', stays: true }],
    standing: [{ affects: 'host', skill: 'named' }],
  },
  {
    title: 'Sisters of Duras',
    refuses: [{ ruling: '1eS-sisters-of-duras-01', skill: 'Honor', from: 'Reflection Therapy' }],
  },
]
