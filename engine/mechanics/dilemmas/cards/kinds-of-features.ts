import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { tsiolkovskyInfection } from './tsiolkovsky-infection.ts'

const [infection] = tsiolkovskyInfection.standing ?? []

/** Dilemmas whose targets, nullifiers and cures are of kinds that others do not have. */
const kindsOfFeatures: readonly CardText[] = [
  {
    title: 'Framed for Murder',
    dilemma: {
      targets: [{ unique: true }],
      selects: [
        {
          do: 'select',
          as: 'framed',
          by: 'opponent',
          count: 1,
          from: 'personnel facing',
          where: { unique: true },
        },
      ],
      nullifier: { some: { over: { cunning: 9 }, any: [{ skill: 'Biology' }, { skill: 'Law' }] } },
      placedOn: 'personnel',
    },
    standing: [
      { affects: 'host', forbids: 'use skills' },
      { affects: 'host', forbids: 'staff' },
    ],
  },
  {
    title: 'Untrustworthy Associate',
    dilemma: {
      conditions: { total: 'cunning', over: 40 },
      effects: [
        {
          do: 'select',
          as: 'infested',
          by: 'opponent',
          count: 1,
          from: { all: { type: ['ship', 'facility'] }, here: true },
        },
      ],
      nullifier: { skill: 'SECURITY', level: 4 },
      placedOn: 'ship or facility',
    },
  },
  {
    title: 'Do You Smell Something Burning?',
    dilemma: {
      nullifier: {
        any: [{ some: { keyword: 'Cook' } }, { some: { classification: 'ANIMAL' } }, { title: 'Lure of the Nexus' }],
      },
      effects: [
        { do: 'select', as: 'sick', by: 'chance', count: 'half, rounded down', from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'sick' } },
      ],
      missionContinues: true,
    },
  },
  {
    title: 'DNA Metamorphosis',
    dilemma: {
      effects: [{ do: 'select', as: 'changed', by: 'chance', count: 1, from: 'personnel facing' }],
      cure: { all: [{ skill: 'MEDICAL' }, { title: 'I.P. Scanner' }] },
      placedOn: 'personnel',
    },
    timed: [
      { at: 'turn ends', whose: "host's", after: 'one full turn', effects: [{ do: 'put in stasis', who: 'host' }] },
    ],
  },
  {
    title: 'Rattle of the Reeds',
    dilemma: {
      nullifier: { title: 'Tricorder' },
      effects: [
        { do: 'select', as: 'frightened', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'stop', who: { chosen: 'frightened' } },
      ],
    },
  },
  {
    title: 'Trauma',
    dilemma: {
      effects: [
        { do: 'select', as: 'patient', by: 'you', count: 1, from: 'personnel facing', most: 'skill icons' },
        { do: 'disable', who: { chosen: 'patient' } },
      ],
      placedOn: 'personnel',
      countdown: 3,
    },
    timed: [{ at: 'solved', effects: [{ do: 'kill', who: 'host' }] }],
  },
  { title: 'Weight of Wisdom', plays: [{ stays: true, needs: { total: 'cunning', over: 20 } }] },
  { title: 'Aaron Conor', alters: [{ dilemma: { name: "Female's Love Interest" }, of: 'dilemma', multiply: 2 }] },
  { ...tsiolkovskyInfection, standing: infection ? [{ ...infection, together: {} }] : [] },
]

export const texts = { glossary: kindsOfFeatures } satisfies Texts
