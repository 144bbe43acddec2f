import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Temporal Wake',
  print: { leftOut: 'time travel', why: 'nobody travels' },
  glossary: {
    plays: [{ on: { name: 'Anti-Time Anomaly' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
}
