import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Nutational Shields',
  print: [
    {
      under: ['faq1996'],
      plays:
        'the older print that the FAQ speaks of, which lies on the table, and asks for ENGINEER and not for the classification',
    },
    { under: ['glossary', 'currentRulings'] },
  ],
  faq1996: {
    plays: [{ stays: true }],
    standing: [
      {
        affects: { all: { type: 'ship', whose: 'yours' } },
        add: { shields: 2 },
        per: { classification: 'ENGINEER' },
      },
      {
        ruling: 'faq96-37-equipment-07',
        affects: { all: { type: 'ship', whose: 'yours' } },
        add: { shields: 2 },
        per: { skill: 'ENGINEER', not: { classification: 'ENGINEER' } },
      },
    ],
  },
  glossary: {
    plays: [{ ruling: 'custom-cards-393', on: { type: 'ship', whose: 'yours' }, stays: true }],
    standing: [{ affects: 'host', add: { shields: 2 }, per: { classification: 'ENGINEER' } }],
  },
}
