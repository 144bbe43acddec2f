import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter, Requirement } from '../../../text/text.ts'
import { reckoningOfTheHive } from './reckoning-of-the-hive.ts'
import { salvageStarship } from './salvage-starship.ts'
import { serviceTheCollective } from './service-the-collective.ts'
import { surveyDrone } from './survey-drone.ts'
import { theCharybdis } from './the-charybdis.ts'
import { twoOfEleven } from './two-of-eleven.ts'

const borgThere: Requirement = { some: { affiliation: 'borg' } }
const homeworld: Filter = { type: 'mission', homeworld: true, noBorgObjective: true }
const counterpart: Filter = { type: 'personnel', whose: 'yours', keyword: 'Counterpart' }
const anotherObjective = { do: 'download', where: { type: 'objective' }, may: true } as const

/** Objectives that have something scouted, and what Borg do with them, as the Glossary knows them. */
const objectives: readonly CardText[] = [
  {
    title: 'Assimilate Homeworld',
    plays: [{ aimsAt: { any: [homeworld, counterpart] }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: { some: { keyword: 'Counterpart' } },
      outcomes: [{ icons: ['communication'] }],
    },
  },
  {
    title: 'Assimilate Planet',
    plays: [
      {
        aimsAt: {
          type: 'mission',
          targetedAs: 'planet',
          pointsAtLeast: 35,
          noBorgObjective: true,
          not: { homeworld: true },
        },
        aims: true,
        stays: true,
      },
    ],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: borgThere,
      outcomes: [{ icons: ['communication', 'defense'] }],
      results: [anotherObjective],
    },
  },
  {
    title: 'Assimilate Starship',
    plays: [{ aimsAt: { type: 'ship', whose: "opponent's" }, aims: true, stays: true }],
    objective: {
      scouts: 'ship',
      needs: { some: { affiliation: 'borg', skill: 'Computer Skill' } },
      outcomes: [{ icons: ['communication', 'defense'] }],
      results: [anotherObjective],
    },
  },
  {
    title: 'Establish Gateway',
    plays: [{ aimsAt: { type: 'mission', targetedAs: 'space', noBorgObjective: true }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'space',
      needs: borgThere,
      outcomes: [{ icons: ['communication', 'navigation'] }],
      results: [anotherObjective],
    },
  },
  {
    title: 'Charting of the Unknown',
    plays: [{ aimsAt: { type: 'mission', targetedAs: 'planet', unscouted: true }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: borgThere,
      outcomes: [{ icons: ['navigation'] }],
    },
  },
  salvageStarship,
  serviceTheCollective,
  surveyDrone,
  theCharybdis,
  twoOfEleven,
  {
    title: 'Mysterious Orb',
    inSpace: true,
    timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  },
  {
    title: "Picard's Artificial Heart",
    artifactsHere: { more: 1 },
    timed: [
      {
        ruling: '1eS-scouting-locations-30',
        at: 'scouted',
        effects: [{ do: 'take into hand', who: 'this' }],
      },
    ],
  },
  {
    title: 'Authorized Access Only',
    dilemma: {
      conditions: {
        any: [
          { some: { skill: 'Acquisition' }, count: 3 },
          { some: { classification: 'OFFICER' }, count: 3 },
        ],
      },
    },
  },
  {
    title: 'Fly by the Seat of your Pants',
    dilemma: {
      conditions: {
        any: [
          { all: [{ skill: 'Navigation', level: 2 }, { skill: 'OFFICER' }] },
          { all: [{ skill: 'Navigation' }, { skill: 'OFFICER', level: 2 }] },
        ],
      },
    },
  },
  { title: 'Matriarchal Society', dilemma: { conditions: { some: { gender: 'female' }, count: 2 } } },
  reckoningOfTheHive,
  {
    title: 'Unseen Marksman',
    plays: [{ on: { type: 'personnel' }, effects: [{ do: 'kill', who: 'target' }] }],
  },
  {
    title: 'Veto of the Collective',
    plays: [{ on: { type: 'objective' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
]

export const texts = { glossary: objectives } satisfies Texts
