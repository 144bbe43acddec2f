import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Requirement } from '../../../text/text.ts'
import { eitherDilemmas1996 } from './1996-either.ts'
import { games1996 } from './1996-games.ts'
import { infections1996 } from './1996-infections.ts'
import { planetDilemmas1996 } from './1996-planet.ts'
import { spaceDilemmas1996 } from './1996-space.ts'
import { archer, impassableDoor } from './doors-and-arrows.ts'
import { q1996 } from './q.ts'
import { seniorStaffMeeting1996 } from './senior-staff-meeting.ts'

const twoEngineer: Requirement = { skill: 'ENGINEER', level: 2 }

/** Dilemmas as the FAQ of 1996 knows them. */
const dilemmas1996: readonly CardText[] = [
  ...planetDilemmas1996,
  ...spaceDilemmas1996,
  ...eitherDilemmas1996,
  ...infections1996,
  ...games1996,
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
  archer,
  impassableDoor,
  {
    title: 'Menthar Booby Trap',
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [{ ruling: 'faq96-323-menthar-booby-trap-09', do: 'place', who: 'this', on: 'ship' }],
      effects: [
        { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
        { ruling: 'faq96-323-menthar-booby-trap-01', do: 'kill', who: { chosen: 'victim' } },
      ],
      placedOn: 'ship',
      cures: [{ needs: twoEngineer }],
    },
    standing: [
      { ruling: 'faq96-323-menthar-booby-trap-02', affects: 'host', forbids: 'move', if: { not: twoEngineer } },
    ],
  },
  q1996,
  seniorStaffMeeting1996,
]

export const texts = { faq1996: dilemmas1996 } satisfies Texts
