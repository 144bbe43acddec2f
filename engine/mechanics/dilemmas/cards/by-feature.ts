import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'
import { deadEnd } from './dead-end.ts'
import { hippocraticOath } from './hippocratic-oath.ts'
import { mamanPicard } from './maman-picard.ts'
import { shotInTheBack } from './shot-in-the-back.ts'
import { runsOff } from './unchanged.ts'

const hologram: Filter = { icon: 'hologram' }
const dullOf = (as: string): Effect => ({
  do: 'kill',
  who: { these: { chosen: as }, where: { under: { cunning: 9 } } },
})

const getsPast: Filter = { any: [{ skill: 'Empathy' }, { skill: 'Diplomacy' }, { name: ['Morn', 'Montgomery Scott'] }] }
const thoseWho = { these: 'personnel facing', where: getsPast } as const

const shaka: CardText = {
  title: 'Shaka, When the Walls Fell',
  dilemma: {
    conditions: {
      all: [
        { skill: 'Diplomacy', level: 2 },
        { total: 'cunning', over: 30 },
      ],
    },
  },
}

/** Dilemmas that show what triggers, targets, nullifiers and conditions are. */
const dilemmasByFeature: readonly CardText[] = [
  {
    title: 'Thought Fire',
    dilemma: {
      trigger: { some: { type: 'event' } },
      triggerAmong: { all: { type: 'event', name: 'The Traveler: Transcendence', whose: 'yours' } },
      conditions: { skill: 'Empathy' },
      effects: [
        {
          do: 'kill',
          who: { these: 'personnel facing', where: { sumUnder: { of: ['cunning', 'integrity'], limit: 12 } } },
        },
      ],
    },
  },
  mamanPicard,
  shotInTheBack,
  {
    title: 'Empathic Echo',
    dilemma: {
      targets: [{ skill: 'Empathy' }],
      conditions: { all: [{ skill: 'SECURITY' }, { skill: 'MEDICAL' }] },
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing', where: { skill: 'Empathy' } },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
    },
  },
  { title: "Male's Love Interest", dilemma: runsOff('male') },
  { title: "Female's Love Interest", dilemma: runsOff('female') },
  {
    title: 'Cardassian Trap',
    dilemma: {
      targets: [{ unique: true, not: { affiliation: 'cardassian' } }],
      conditions: { skill: 'Empathy' },
      effects: [
        {
          do: 'select',
          as: 'captive',
          by: 'chance',
          count: 1,
          from: 'personnel facing',
          where: { unique: true, not: { affiliation: 'cardassian' } },
        },
        { do: 'capture', who: { chosen: 'captive' } },
      ],
      discard: true,
    },
  },
  {
    title: 'Dejaren',
    dilemma: {
      targets: [hologram, { not: hologram }],
      selects: [
        { do: 'select', as: 'hologram', by: 'chance', count: 1, from: 'personnel facing', where: hologram },
        { do: 'select', as: 'other', by: 'chance', count: 1, from: 'personnel facing', where: { not: hologram } },
        dullOf('hologram'),
        dullOf('other'),
      ],
      conditions: { skill: 'Computer Skill', level: 2 },
    },
  },
  {
    title: 'Symbalene Blood Burn',
    dilemma: {
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
        { do: 'select', as: 'infected', by: 'you', count: 1, from: { all: { type: 'facility' }, here: true } },
      ],
      placedOn: 'facility',
      countdown: 4,
    },
  },
  hippocraticOath,
  {
    title: 'Blended',
    dilemma: {
      conditions: {
        any: [{ skill: 'Empathy' }, { skill: 'Diplomacy' }, { title: 'Morn' }, { some: { name: 'Montgomery Scott' } }],
      },
      overcome: [
        { do: 'select', as: 'free', by: 'chance', count: 1, from: thoseWho, if: { some: getsPast, count: 2 } },
        { do: 'stop', who: thoseWho, unless: { some: getsPast, count: 2 } },
        {
          do: 'stop',
          who: { except: { chosen: 'free' }, among: thoseWho },
          if: { some: getsPast, count: 2 },
        },
      ],
    },
  },
  deadEnd,
  {
    title: 'Undetected Beam-In',
    dilemma: {
      nullifier: { any: [{ title: 'Shelby' }, { skill: 'SECURITY', level: 4 }] },
      effects: [
        {
          do: 'as opponent',
          effects: [
            {
              do: 'download',
              where: { any: [{ type: 'personnel', keyword: 'Drone' }, { name: 'Rogue Borg Mercenaries' }] },
              upTo: 4,
              to: { at: 'mission' },
              may: true,
            },
          ],
        },
      ],
    },
  },
  shaka,
]

export const texts = { faq1996: [shaka], glossary: dilemmasByFeature } satisfies Texts
