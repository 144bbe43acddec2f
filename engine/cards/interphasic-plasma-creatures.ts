import type { Card } from '../text/card.ts'

export interface AddedDilemmaText {
  /** On the table it is an event. */
  readonly as?: 'event'
}

export const card: Card = {
  title: 'Interphasic Plasma Creatures',
  print: { leftOut: 'that two of them lower STRENGTH no further', why: 'no board has two' },
  faq1996: {
    dilemma: {
      conditions: { any: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Mindmeld' }] },
      placedOn: 'table',
      as: 'event',
    },
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours' } },
        add: { strength: -2 },
        together: { ruling: 'custom-cards-05' },
      },
    ],
  },
  glossary: {
    dilemma: {
      conditions: { any: [{ skill: 'SCIENCE', level: 2 }, { skill: 'Mindmeld' }] },
      placedOn: 'table',
    },
    standing: [
      {
        affects: { all: { type: 'personnel', whose: 'yours' } },
        add: { strength: -2 },
        together: { ruling: 'custom-cards-05' },
      },
    ],
  },
}
