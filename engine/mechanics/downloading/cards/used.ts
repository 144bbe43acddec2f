import type { CardText } from '../../../text/text.ts'
import { assignMissionSpecialists } from './assign-mission-specialists.ts'
import { emhProgram } from './emh-program.ts'
import { subjugatePlanet } from './subjugate-planet.ts'

/** Cards in play that download, as the Glossary knows them. */
export const usedToDownload: readonly CardText[] = [
  {
    title: '1st Rule of Acquisition',
    plays: [
      {
        on: {
          type: ['ship', 'facility'],
          whose: 'yours',
          any: [{ affiliation: 'ferengi' }, { keyword: 'Freighter' }, { keyword: 'Transport' }],
        },
        stays: true,
      },
    ],
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
  assignMissionSpecialists,
  emhProgram,
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
    seeds: {},
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
    title: "Curator's Claim",
    plays: [
      {
        on: { type: 'facility', whose: 'yours' },
        effects: [{ do: 'download', where: { type: 'artifact' }, artifacts: true, to: { into: 'target' } }],
      },
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
  subjugatePlanet,
]
