import type { Card } from '../text/card.ts'

export interface AddedAllowances {
  'receive those who have its special staffing icon': true
}

export const card: Card = {
  title: 'Crew Reassignment',
  print: {
    leftOut: 'that those with the Enterprise-E icon staff ships as Staff',
    onlyWith: ['attack', 'attempt', 'move'],
    lies: ['core'],
  },
  glossary: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours' } },
        allows: 'receive those who have its special staffing icon',
      },
    ],
  },
}
