import type { Card } from '../text/card.ts'

const quarantined = { all: { type: 'personnel', is: 'quarantined' }, here: true } as const

export const card: Card = {
  title: 'Hyper-Aging',
  print: 'whole',
  faq1996: {
    dilemma: {
      placedOn: 'mission',
      countdown: 4,
      points: 5,
      missionContinues: true,
      effects: [{ do: 'impose', who: 'personnel facing', condition: 'quarantined', lasting: true }],
      cures: [
        {
          ruling: 'faq96-322-hyperaging-04',
          needs: { all: [{ skill: 'SCIENCE' }, { skill: 'MEDICAL', level: 2 }] },
        },
      ],
    },
    spreads: { ruling: 'faq96-322-hyperaging-03', condition: 'quarantined' },
    timed: [
      {
        ruling: 'custom-cards-313',
        at: 'expires',
        effects: [{ do: 'kill', who: { all: { type: 'personnel', is: 'quarantined' }, here: true } }],
      },
    ],
  },
  glossary: {
    dilemma: {
      placedOn: 'mission',
      countdown: 4,
      points: 5,
      effects: [{ do: 'impose', who: 'personnel facing', condition: 'quarantined', lasting: true }],
      cure: { all: [{ skill: 'SCIENCE' }, { skill: 'MEDICAL', level: 2 }] },
    },
    timed: [{ ruling: 'custom-cards-313', at: 'expires', effects: [{ do: 'kill', who: quarantined }] }],
  },
}
