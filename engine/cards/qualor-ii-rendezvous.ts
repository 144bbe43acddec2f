import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Qualor II Rendezvous',
  print: 'whole',
  faq1996: {
    imposes: [
      {
        ruling: 'faq96-312-qualor-ii-rendezvous-02',
        condition: 'stasis',
        on: { type: 'personnel', not: { affiliation: 'non-aligned' } },
        until: { ruling: 'faq96-312-qualor-ii-rendezvous-05', is: 'completed' },
      },
    ],
  },
}
