import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Baryon Buildup',
  print: { leftOut: 'that the dock nullifies it', why: 'no board docks the ship' },
  faq1996: {
    plays: [{ on: { type: 'ship' }, stays: true }],
    standing: [{ affects: 'host', add: { range: -2 } }],
  },
}
