import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Rishon Uxbridge',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-425',
        on: { type: 'event' },
        except: [
          { ruling: 'faq96-38-rishon-uxbridge-01', what: { bearing: 'Rishon Uxbridge' } },
          { ruling: 'faq96-38-rishon-uxbridge-02', what: { name: 'Rishon Uxbridge' } },
        ],
        stays: true,
      },
    ],
    standing: [{ ruling: 'faq96-39-kevin-uxbridge-convergence-01', affects: 'host', immuneTo: ['Kevin Uxbridge'] }],
  },
}
