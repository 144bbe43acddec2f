import type { CardText, Effect, Filter } from '../../../text/text.ts'

const oneOfYourOutposts: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

const specialists: Effect = {
  do: 'download',
  where: { type: 'personnel', keyword: 'Mission Specialist', noCopyInPlay: true },
  to: { aboard: oneOfYourOutposts },
  upTo: 2,
  different: true,
  may: true,
}

/** Cards in play that download, as the Glossary knows them. */
export const usedToDownload: readonly CardText[] = [
  {
    title: '1st Rule of Acquisition',
    uses: [
      {
        once: 'game',
        effects: [
          {
            do: 'download',
            where: { name: 'Gold-Pressed Latinum' },
            evenFrom: ['discard'],
            toHand: 'must',
            may: true,
          },
          {
            do: 'download',
            where: { species: 'Ferengi', classification: 'V.I.P.' },
            toHand: 'must',
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Assign Mission Specialists',
    seeds: { effects: [specialists] },
    plays: [{ stays: true }],
    uses: [
      {
        effects: [specialists],
      },
    ],
  },
  {
    title: 'Defend Homeworld',
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'SECURITY' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'E.M.H. Program',
    uses: [
      {
        fromHand: true,
        effects: [
          {
            do: 'download',
            where: { name: 'E.M.H. Program' },
            onlyFrom: ['hand'],
            to: { aboard: { whose: 'yours', any: [{ type: 'ship' }, { type: 'facility', class: 'outpost' }] } },
            suspends: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Establish Dominion Foothold',
    timed: [
      {
        at: 'solved',
        says: 'completed',
        effects: [
          { do: 'download', where: { type: 'facility', affiliation: 'dominion' }, to: 'here', may: true },
          { do: 'score', points: 10 },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Examine Singularity',
    plays: [{ stays: true }],
    uses: [
      {
        once: 'turn',
        effects: [
          {
            do: 'download',
            where: { name: ['Bajoran Wormhole', 'Temporal Wake', 'Deactivation'] },
            evenFrom: ['discard'],
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'GIVE ME GENESIS!',
    timed: [
      { at: 'solved', effects: [{ do: 'download', where: { name: 'The Genesis Device' }, to: 'here', may: true }] },
    ],
  },
  {
    title: 'Prepare Assault Teams',
    uses: [
      {
        effects: [
          { do: 'download', where: { keyword: 'hand weapon' }, to: { with: { type: 'personnel' } }, may: true },
        ],
      },
    ],
  },
  {
    title: "Quark's Isolinear Rods",
    uses: [
      {
        once: 'game',
        effects: [
          {
            do: 'download',
            where: {
              any: [
                { name: ['Intermix Ratio', 'The Big Picture'] },
                { type: 'personnel', skills: { 'Computer Skill': 2 }, not: { classification: 'OFFICER' } },
              ],
            },
            toHand: 'must',
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Subjugate Planet',
    onMission: {
      instead: {
        needs: {
          all: [{ some: { species: 'Vorta' } }, { skill: 'Treachery' }, { some: { species: "Jem'Hadar" }, count: 4 }],
        },
        strengthOverPoints: 2,
      },
    },
    timed: [
      {
        at: 'solved',
        effects: [
          {
            do: 'download',
            where: { name: 'Remote Supply Depot' },
            to: 'here',
            waives: [{ ruling: '1eD-downloading-73', demand: 'matching affiliation' }],
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Writ of Accountability',
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'FCA' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
]
