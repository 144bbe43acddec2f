import type { Card } from '../text/card.ts'

const ruledOfKevin = 'faq96-39-kevin-uxbridge-01'

export const card: Card = {
  title: 'Kevin Uxbridge',
  print: { leftOut: 'what he may not nullify', why: 'that is a matter of the rulings' },
  faq1996: {
    plays: [
      {
        ruling: 'faq96-39-kevin-uxbridge-02',
        on: { type: 'event' },
        effects: [{ ruling: ruledOfKevin, do: 'nullify', who: 'target' }],
      },
      {
        ruling: 'faq96-39-kevin-uxbridge-03',
        answers: { to: 'played', what: { type: 'event' } },
        effects: [{ ruling: ruledOfKevin, do: 'nullify', who: 'answered' }],
      },
    ],
  },
  glossary: {
    plays: [{ on: { type: 'event' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
}
