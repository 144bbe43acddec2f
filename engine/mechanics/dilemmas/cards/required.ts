import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Requirement } from '../../../text/text.ts'
import { phasedMatter } from './phased-matter.ts'
import { softenedBlows } from './softened-blows.ts'
import { bynarsWeaponEnhancement } from './unchanged.ts'

const inSpace: Requirement = { here: { type: 'mission', kind: 'space' } }
const steersClear: Requirement = { all: [{ skill: 'Navigation', level: 2 }, { skill: 'Astrophysics' }] }
const shipsThere = {
  all: { type: 'ship', docked: false, not: { over: { shields: 11 } } },
  here: true,
} as const
const healersAndEngineers = { any: [{ skill: 'MEDICAL' }, { skill: 'ENGINEER' }] } as const

/** Dilemmas that show what is required, and cards that change it. */
const dilemmasRequired: readonly CardText[] = [
  {
    title: 'Crystalline Entity',
    dilemma: {
      conditions: {
        any: [
          { all: [inSpace, { any: [{ total: 'shields', over: 6 }, { skill: 'Music' }] }] },
          { all: [{ not: inSpace }, { skill: 'SCIENCE' }, { skill: 'MEDICAL' }] },
        ],
      },
      effects: [
        { do: 'kill', who: { these: { carriedBy: 'ship' }, where: { type: 'personnel' } }, if: inSpace },
        { do: 'kill', who: 'personnel facing', unless: inSpace },
      ],
      discard: true,
      points: 5,
    },
  },
  {
    title: 'Gravimetric Distortion',
    dilemma: {
      conditions: {
        any: [
          { skill: 'ENGINEER', level: 4 },
          { skill: 'Astrophysics', level: 2 },
          { some: { skills: { Navigation: 2 } } },
          { title: 'Guinan' },
        ],
      },
      effects: [{ do: 'damage', who: 'ship' }],
    },
  },
  {
    title: 'Stellar Flare',
    dilemma: {
      effects: [
        { do: 'damage', who: shipsThere, spares: steersClear },
        { do: 'stop', who: shipsThere, spares: steersClear },
      ],
      discard: true,
    },
  },
  {
    title: 'No Loose Ends',
    dilemma: {
      targets: [healersAndEngineers],
      conditions: {
        any: [
          { all: [{ skill: 'SCIENCE' }, { skill: 'OFFICER' }, { skill: 'Computer Skill' }] },
          { title: "Keiko O'Brien" },
          { skill: 'Resistance' },
          { some: { icon: 'defense', keyword: 'Drone' } },
        ],
      },
      effects: [{ do: 'kill', who: { these: 'personnel facing', where: healersAndEngineers } }],
      discard: true,
    },
  },
  phasedMatter,
  {
    title: 'Microvirus',
    dilemma: {
      conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SECURITY' }] },
      effects: [
        { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
      points: 5,
    },
  },
  {
    title: 'Armus: Spreading Tar',
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
      points: 5,
    },
  },
  {
    title: 'Malice Unbound',
    alters: [{ dilemma: { type: 'dilemma', name: 'Armus: Spreading Tar' }, of: 'effects', multiply: 2 }],
  },
  {
    title: 'Scarce Engineers',
    alters: [{ dilemma: { type: 'dilemma' }, of: 'requirements', skills: ['ENGINEER'], add: 1 }],
  },
  softenedBlows,
  {
    title: 'Lore',
    doesNotWorkWith: [{ whom: { affiliation: 'federation' } }],
    alters: [{ dilemma: { type: 'dilemma', name: 'Crystalline Entity' }, of: 'dilemma', multiply: 2 }],
  },
  {
    title: 'Shades of Gray: Brutality',
    alters: [
      {
        dilemma: {
          type: 'dilemma',
          name: [
            'Archer',
            "Barclay's Protomorphosis Disease",
            'Interphasic Plasma Creatures',
            'Tsiolkovsky Infection',
            'Nanites',
          ],
        },
        of: 'requirements',
        skills: 'any',
        multiply: 2,
      },
    ],
  },
  {
    title: 'Lower Decks',
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours', unique: false, not: { icon: 'hologram' } } },
        add: { integrity: 2, cunning: 2, strength: 2 },
      },
    ],
  },
  {
    title: 'The Emissary',
    standing: [
      {
        affects: {
          all: { type: 'personnel', any: [{ species: 'Bajoran' }, { affiliation: 'bajoran' }], otherThan: 'this' },
        },
        add: { integrity: 2 },
      },
    ],
  },
  {
    title: 'In the Zone',
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours' } },
        multiply: { range: 2, shields: 2 },
        if: { all: [{ points: 50 }, { not: { points: 51 } }] },
      },
    ],
  },
  {
    title: 'Nutational Shields',
    plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
    standing: [{ affects: 'host', add: { shields: 2 }, per: { classification: 'ENGINEER' } }],
  },
  bynarsWeaponEnhancement,
]

export const texts = { glossary: dilemmasRequired } satisfies Texts
