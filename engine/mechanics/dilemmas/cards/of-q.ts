import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { bewareOfQ } from './beware-of-q.ts'
import { q } from './q.ts'
import { quandary } from './quandary.ts'
import { scottishSetter } from './scottish-setter.ts'
import { seniorStaffMeeting } from './senior-staff-meeting.ts'

/** What has to do with Q-Flashes, and with the first dilemma of an attempt. */
const dilemmasOfQ: readonly CardText[] = [
  bewareOfQ,
  q,
  quandary,
  scottishSetter,
  seniorStaffMeeting,
  {
    title: 'Ancient Computer & Microvirus',
    dilemma: {
      combo: true,
      sections: [
        {
          conditions: {
            any: [
              { skill: 'Computer Skill', level: 2 },
              { skill: 'SCIENCE', level: 3 },
              { skill: 'ENGINEER', level: 3 },
            ],
          },
        },
        {
          conditions: { all: [{ skill: 'MEDICAL' }, { skill: 'SECURITY' }] },
          effects: [
            { do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', why: 'kill' },
            { do: 'kill', who: { chosen: 'victim' } },
          ],
        },
      ],
      discard: true,
    },
  },
]

export const texts = { glossary: dilemmasOfQ } satisfies Texts
