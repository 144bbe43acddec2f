import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter, Who } from '../../../text/text.ts'
import { dangerousLiaisons } from './dangerous-liaisons.ts'
import { protomorphosisDisease } from './protomorphosis-disease.ts'
import { accusedToShip, punishmentZone } from './punishment-zone.ts'

const facingWith = (skill: string, besides: Filter = {}): Who => ({
  these: 'personnel facing',
  where: { skill, ...besides },
})

/** Dilemmas that show where they go and what they score. */
const dilemmasMet: readonly CardText[] = [
  {
    title: 'Ancient Computer',
    dilemma: {
      conditions: {
        any: [
          { skill: 'Computer Skill', level: 2 },
          { skill: 'SCIENCE', level: 3 },
          { skill: 'ENGINEER', level: 3 },
        ],
      },
    },
  },
  {
    title: 'Chalnoth',
    dilemma: {
      conditions: {
        any: [
          { skill: 'SECURITY', level: 3 },
          { total: 'strength', over: 40 },
        ],
      },
      effects: [
        { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
      points: 5,
    },
  },
  {
    title: 'Gravitic Mine',
    dilemma: {
      conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Navigation' }] },
      effects: [{ do: 'damage', who: 'ship' }],
      discard: true,
    },
  },
  {
    title: 'Ooby Dooby',
    dilemma: {
      effects: [
        { do: 'draw', count: 1, each: facingWith('Youth', { not: { species: 'Android' } }) },
        {
          do: 'select',
          as: 'given up',
          by: 'you',
          count: { times: 1, each: facingWith('Music') },
          from: { cardsIn: 'hand', of: 'you' },
        },
        { do: 'discard', who: { chosen: 'given up' } },
        {
          do: 'stop',
          who: {
            these: 'personnel facing',
            where: { any: [{ skill: 'Youth' }, { skill: 'Music' }, { name: 'Zefram Cochrane' }] },
          },
        },
      ],
    },
  },
  {
    title: 'Portal Guard',
    dilemma: {
      conditions: { some: { any: [{ over: { cunning: 7 } }, { skill: 'Honor' }] } },
      effects: [
        { do: 'select', as: 'ship', by: 'you', count: 1, from: { all: { type: 'ship', whose: 'yours' }, here: true } },
        { do: 'relocate', who: 'personnel facing', to: { chosen: 'ship' } },
      ],
      aborts: 'abort mission',
    },
  },
  punishmentZone({ do: 'relocate', ...accusedToShip }),
  protomorphosisDisease,
  dangerousLiaisons,
  {
    title: 'Disrupted Continuum',
    plays: [{ stays: true }],
    uses: [
      {
        once: 'game',
        answers: { to: 'encountered', what: { type: 'dilemma', whose: 'yours', not: { icon: 'q' } } },
        effects: [
          { do: 'discard', who: 'this' },
          { do: 'nullify', who: 'answered' },
        ],
      },
    ],
  },
  {
    title: 'Recall Signal',
    dilemma: { aborts: 'abort mission' },
  },
  {
    title: 'Unclaimed Salvage',
    dilemma: { points: 5 },
  },
  {
    title: 'Reward of the Pair',
    dilemma: {
      trigger: { each: [{ gender: 'male' }, { gender: 'female' }] },
      conditions: { skill: 'Diplomacy' },
      nullifier: { skill: 'Treachery' },
      points: 5,
    },
  },
]

export const texts = { glossary: dilemmasMet } satisfies Texts
