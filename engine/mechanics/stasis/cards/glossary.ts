import type { CardText } from '../../../text/text.ts'
import { autoDestructSequence } from '../../damage/cards/unchanged.ts'

const romulanShipsHere = { all: { type: 'ship', affiliation: 'romulan' }, here: true } as const

/** Cards that put others into stasis, reach or leave alone those in stasis, or depend on cards that may be in stasis. */
export const stasis: readonly CardText[] = [
  {
    title: 'Quantum Singularity Lifeforms',
    dilemma: {
      trigger: { some: { type: 'ship' } },
      triggerAmong: romulanShipsHere,
      effects: [{ do: 'put in stasis', who: { all: { type: ['ship', 'personnel'] }, here: true } }],
      placedOn: 'mission',
      cures: [{ needs: { skill: 'ENGINEER' }, arriving: true }],
    },
  },
  {
    title: 'Dead in Bed',
    reaches: [{ ruling: '1eS-stasis-26', condition: 'stasis' }],
    plays: [
      {
        ruling: '1eD-dead-in-bed-01',
        on: { type: 'personnel', is: 'stasis' },
        effects: [{ do: 'kill', who: 'target' }],
      },
    ],
  },
  {
    title: 'Anti-Time Anomaly',
    global: true,
    plays: [{ stays: true }],
    timed: [{ at: 'expires', effects: [{ do: 'kill', who: { all: { type: 'personnel' } } }] }],
  },
  { title: 'Aamin Marritza', timed: [{ at: 'killed', effects: [{ do: 'score', points: 5 }] }] },
  {
    title: 'Borg Cube',
    receives: { any: [{ type: 'equipment' }, { type: 'personnel', affiliation: 'borg' }] },
  },
  autoDestructSequence,
  { title: 'Cyber Drone', wards: [{ ruling: '1eS-stasis-29', condition: 'stasis' }] },
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
  {
    title: 'Gilora Rejal',
    standing: [
      { affects: 'this', add: { integrity: 2, cunning: 2, strength: 2 }, whileInPlay: { name: "Miles O'Brien" } },
    ],
  },
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
    dilemma: { placedOn: 'ship', countdown: 4 },
    timed: [{ at: 'expires', effects: [{ do: 'kill', who: { crewOf: 'host' } }] }],
  },
  {
    title: 'Writ of Accountability',
    plays: [{ on: { type: 'personnel', affiliation: 'ferengi', skill: 'FCA', whose: 'yours' }, stays: true }],
    judges: [{ played: ['Static Warp Bubble', 'Anti-Time Anomaly', 'Black Hole'], moreThan: 1 }],
  },
]
