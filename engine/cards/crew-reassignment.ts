import type { Card } from '../text/card.ts'

export interface AddedAllowances {
  'receive those who have its special staffing icon': true
}

export const card: Card = {
  title: 'Crew Reassignment',
  print: {
    leftOut: 'that those with the Enterprise-E icon staff ships as Staff',
    why: 'nobody with that icon staffs a ship',
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
