import type { Card } from '../text/card.ts'
import { anyTreaty } from './shared/treaties.ts'

const spares = { except: [{ ruling: 'custom-cards-09', what: anyTreaty }] } as const

const ruledOfKevin = 'faq96-39-kevin-uxbridge-01'

export const card: Card = {
  title: 'Kevin Uxbridge',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'faq96-39-kevin-uxbridge-02',
        ...spares,
        on: { type: 'event' },
        effects: [{ ruling: ruledOfKevin, do: 'nullify', who: 'target' }],
      },
      {
        ruling: 'faq96-39-kevin-uxbridge-03',
        ...spares,
        answers: { to: 'played', what: { type: 'event' } },
        effects: [{ ruling: ruledOfKevin, do: 'nullify', who: 'answered' }],
      },
    ],
  },
  glossary: {
    plays: [{ ...spares, on: { type: 'event' }, effects: [{ do: 'nullify', who: 'target' }] }],
    standing: [{ ruling: 'custom-cards-661', affects: 'this', while: 'being played', immuneTo: ['Amanda Rogers'] }],
  },
}
