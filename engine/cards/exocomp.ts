import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Exocomp',
  print: [{ under: ['faq1996'] }],
  faq1996: { special: { of: [], ofAThing: true }, repairs: { what: 'its ship' } },
}
