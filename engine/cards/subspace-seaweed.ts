import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Subspace Seaweed',
  print: 'whole',
  glossary: {
    dilemma: { ruling: 'custom-cards-97', conditions: { skill: 'Navigation', level: 3 }, placedOn: 'ship' },
    standing: [{ ruling: 'custom-cards-97', affects: { these: 'host', where: { type: 'ship' } }, add: { range: -3 } }],
    remedies: [
      {
        ruling: 'custom-cards-98',
        by: { skill: 'Transporter Skill' },
        effects: [{ do: 'place', who: 'this', on: { all: { name: 'Science Lab', whose: 'yours' }, here: true } }],
      },
    ],
  },
}
