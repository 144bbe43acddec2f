import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { autoDestructSequence } from '../../damage/cards/unchanged.ts'
import { antiTimeAnomaly } from '../../duties/cards/anti-time-anomaly.ts'
import { cyberDrone } from './cyber-drone.ts'
import { deadInBed } from './dead-in-bed.ts'
import { giloraRejal } from './gilora-rejal.ts'
import { quantumSingularityLifeforms } from './quantum-singularity-lifeforms.ts'
import { writOfAccountability } from './writ-of-accountability.ts'

/** Cards that put others into stasis, reach or leave alone those in stasis, or depend on cards that may be in stasis. */
const stasis: readonly CardText[] = [
  quantumSingularityLifeforms,
  deadInBed,
  { ...antiTimeAnomaly, global: true },
  { title: 'Aamin Marritza', timed: [{ at: 'killed', effects: [{ do: 'score', points: 5 }] }] },
  {
    title: 'Borg Cube',
    receives: { any: [{ type: 'equipment' }, { type: 'personnel', affiliation: 'borg' }] },
  },
  autoDestructSequence,
  cyberDrone,
  {
    title: 'Silent Enemy',
    timed: [
      {
        at: 'turn ends',
        effects: [
          {
            do: 'stop',
            who: { all: { type: 'ship' }, here: true },
            spares: { total: 'cunning', over: 30 },
            lasting: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Kor',
    standing: [{ affects: { othersWith: 'this', where: { species: 'Klingon' } }, add: { strength: 2 } }],
  },
  giloraRejal,
  {
    title: 'Assembly Transport',
    standing: [{ affects: 'this', add: { range: 1, shields: 1 }, per: { keyword: 'Vedek' } }],
  },
  {
    title: 'Aphasia Device',
    dilemma: { placedOn: 'ship' },
    timed: [
      {
        at: 'turn ends',
        effects: [
          {
            do: 'select',
            as: 'patient',
            by: 'chance',
            count: 1,
            from: { crewOf: 'host' },
            where: { type: 'personnel', isNot: 'disabled' },
          },
          { do: 'disable', who: { chosen: 'patient' }, forGood: true },
        ],
      },
    ],
  },
  {
    title: 'REM Fatigue Hallucinations',
    dilemma: { placedOn: 'ship', countdown: 4, points: 5, cure: { skill: 'MEDICAL', level: 3 } },
    timed: [
      { at: 'docks', effects: [{ do: 'discard', who: 'this' }] },
      { at: 'expires', effects: [{ do: 'kill', who: { crewOf: 'host' } }] },
    ],
  },
  writOfAccountability,
]

export const texts = { glossary: stasis } satisfies Texts
