import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { grateful } from './grateful.ts'
import { hullRot } from './hull-rot.ts'

/** Cards that nullify dilemmas or cure them, and dilemmas that show how. */
const dilemmasUndone: readonly CardText[] = [
  {
    title: 'Interphase Generator',
    nullifies: {
      type: 'dilemma',
      name: [
        'Chalnoth',
        'Archer',
        'Rebel Encounter',
        'Impassable Door',
        'Phased Matter',
        'Crystalline Entity',
        'Armus - Skin of Evil',
        'Nausicaans',
      ],
    },
  },
  {
    title: 'I.P. Scanner',
    nullifies: { type: 'dilemma', name: ['Interphasic Plasma Creatures', 'Phased Matter'] },
    nullifiesInPlay: { what: { name: 'Brain Drain' }, present: true },
  },
  {
    title: 'Plexing',
    plays: [
      {
        answers: { to: 'encountered', what: { name: ['Empathic Echo', 'Frame of Mind'] } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
      { on: { name: 'Barclay Transporter Phobia' }, effects: [{ do: 'cure', who: 'target' }] },
    ],
  },
  {
    title: 'Flight of the Intruder',
    plays: [
      {
        answers: { to: 'encountered' },
        effects: [
          {
            do: 'take into hand',
            who: { all: { type: 'personnel', keyword: 'Shape-shifter', whose: 'yours' } },
          },
        ],
      },
    ],
  },
  {
    title: 'Nagilum: Test Subjects',
    dilemma: {
      placedOn: 'ship',
      countdown: 3,
      effects: [
        { do: 'select', as: 'subject', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'subject' } },
      ],
      cure: { all: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Diplomacy' }, { skill: 'Physics' }] },
    },
    timed: [
      {
        at: 'turn begins',
        whose: 'every',
        effects: [
          { do: 'select', as: 'next', by: 'chance', count: 1, from: { crewOf: 'host' } },
          { do: 'kill', who: { chosen: 'next' } },
        ],
      },
    ],
  },
  {
    title: 'Emergency Transporter Armbands',
    plays: [
      { on: { name: 'Quantum Singularity Lifeforms' }, effects: [{ do: 'cure', who: 'target' }] },
      { performs: 'beam', on: { type: 'personnel', whose: 'yours' } },
    ],
  },
  {
    title: 'Timepod Ring',
    plays: [{ stays: true }],
    uses: [
      {
        on: { name: 'Quantum Singularity Lifeforms' },
        effects: [
          { do: 'discard', who: 'this' },
          { do: 'discard', who: { topOfDeck: 1 } },
          { do: 'cure', who: 'target' },
        ],
      },
    ],
  },
  hullRot,
  grateful,
]

export const texts = { glossary: dilemmasUndone } satisfies Texts
