import type { Card } from '../text/card.ts'

export interface AddedDilemmaText {
  /** On the table it is an event. */
  readonly as?: 'event'
}

export const card: Card = {
  title: 'Interphasic Plasma Creatures',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-319',
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
      ruling: 'custom-cards-319',
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
