import { eitherDilemmas1996 } from './1996-dilemmas-either.ts'
import { planetDilemmas1996 } from './1996-dilemmas-planet.ts'
import { infections1996 } from './1996-infections.ts'
import { spaceDilemmas1996 } from './1996-dilemmas-space.ts'
import { supposedIn1996 } from './1996-supposed.ts'
import type { CardText } from './text.ts'

/** Dilemmas as the FAQ of 1996 knows them. */
export const dilemmas1996: readonly CardText[] = [
  ...planetDilemmas1996,
  ...spaceDilemmas1996,
  ...eitherDilemmas1996,
  ...infections1996,
  ...supposedIn1996,
  {
    title: 'Armus - Skin of Evil',
    dilemma: {
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      discard: true,
    },
  },
  { title: 'Impassable Door', dilemma: { conditions: { skill: 'Computer Skill' } } },
  {
    title: 'Menthar Booby Trap',
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [{ do: 'place', who: 'this', on: 'ship' }],
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: { chosen: 'victim' } },
      ],
      placedOn: 'ship',
    },
    standing: [{ affects: 'host', forbids: 'move', if: { not: { some: { skill: 'ENGINEER' }, count: 2 } } }],
  },
  {
    title: 'Q',
    dilemma: {
      conditions: {
        all: [
          { some: { skill: 'Leadership' }, count: 2 },
          { total: 'integrity', over: 60 },
        ],
      },
      overcome: [{ do: 'discard', who: { seedsUnder: 'mission', where: { type: 'dilemma' } } }],
      effects: [
        { do: 'rearrange locations', by: 'opponent' },
        { ruling: 'faq96-39-q2-05', do: 'discard', who: 'this' },
      ],
    },
  },
]
