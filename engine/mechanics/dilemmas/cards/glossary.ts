import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { dnaClues } from './dna-clues.ts'
import { archer, impassableDoor } from './doors-and-arrows.ts'
import { medicalKit } from './medical-kit.ts'
import { sarjenka } from './sarjenka.ts'

const shipLosesParts = { range: -4, weapons: -4 } as const

/** Dilemmas as the Glossary knows them. */
const dilemmas: readonly CardText[] = [
  archer,
  {
    title: 'Armus - Skin of Evil',
    dilemma: {
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
  {
    title: 'Chula: The Dice',
    dilemma: {
      conditions: { each: [{ over: { integrity: 6 } }, { over: { cunning: 7 } }, { over: { strength: 8 } }] },
    },
  },
  dnaClues,
  impassableDoor,
  medicalKit,
  {
    title: 'Garanian Bolites',
    dilemma: {
      selects: [{ do: 'select', as: 'bitten', by: 'chance', count: 2, from: 'personnel facing' }],
      among: 'bitten',
      conditions: { any: [{ total: 'cunning', over: 15 }, { title: 'Hypospray' }] },
      effects: [{ do: 'stop', who: { chosen: 'bitten' } }],
      missionContinues: true,
    },
  },
  {
    title: 'Isolinear Puzzle',
    dilemma: { nullifier: { skill: 'ENGINEER', level: 2 }, placedOn: 'ship' },
    standing: [{ affects: 'host', add: shipLosesParts }],
  },
  {
    title: 'Lineup',
    dilemma: {
      conditions: { some: { type: 'personnel' }, count: 4 },
      overcome: [
        { do: 'select', as: 'lineup', by: 'chance', count: 4, from: 'personnel facing' },
        {
          do: 'stop',
          who: { chosen: 'lineup' },
          among: { chosen: 'lineup' },
          unless: { some: { any: [{ under: { integrity: 5 } }, { over: { integrity: 8 } }] } },
        },
      ],
    },
  },
  {
    title: 'Nitrium Metal Parasites',
    dilemma: {
      placedOn: 'ship',
      countdown: 3,
      cure: {
        any: [
          { skill: 'SCIENCE', level: 2 },
          { skill: 'ENGINEER', level: 2 },
        ],
      },
    },
    timed: [{ at: 'expires', effects: [{ do: 'destroy', who: 'host' }] }],
  },
  {
    title: 'Parallel Romance',
    dilemma: {
      trigger: { each: [{ gender: 'male' }, { gender: 'female' }] },
      effects: [
        { do: 'select', as: 'man', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'male' } },
        { do: 'select', as: 'woman', by: 'chance', count: 1, from: 'personnel facing', where: { gender: 'female' } },
        { do: 'stop', who: { chosen: 'man' }, lasting: true },
        { do: 'stop', who: { chosen: 'woman' }, lasting: true },
      ],
      placedOn: 'mission',
      countdown: 3,
    },
    standing: [{ affects: 'target', add: { strength: -2 } }],
  },
  sarjenka,
]

export const texts = { glossary: dilemmas } satisfies Texts
