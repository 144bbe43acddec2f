import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../board/allowed.ts' {
  interface Allowances {
    'receive those who have its special staffing icon': true
  }
}

const crewReassignment: CardText = {
  title: 'Crew Reassignment',
  plays: [{ stays: true }],
  standing: [
    {
      affects: { all: { type: 'ship', whose: 'yours' } },
      allows: 'receive those who have its special staffing icon',
    },
  ],
}

export const texts = { glossary: [crewReassignment] } satisfies Texts
