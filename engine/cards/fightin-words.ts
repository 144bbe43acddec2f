import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Fightin' Words",
  print: 'whole',
  glossary: {
    isNotNullified: { ruling: 'custom-cards-351' },
    dilemma: { ruling: 'custom-cards-349', placedOn: 'table', countdown: 3 },
    standing: [
      {
        ruling: 'custom-cards-349',
        affects: { all: { type: 'personnel', whose: 'yours', over: { 'skill dots': 2 } } },
        loses: 'first two listed skills',
      },
    ],
    timed: [{ ruling: 'custom-cards-350', at: 'combat begun', effects: [{ do: 'nullify', who: 'this' }] }],
  },
}
