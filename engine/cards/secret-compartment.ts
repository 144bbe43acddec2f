import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Secret Compartment',
  print: { leftOut: 'the probe', onlyWith: ['scout'], lies: ['ship', 'facility'] },
  glossary: {
    terms: 'unique',
    plays: [{ on: { type: ['ship', 'facility'] }, stays: true }],
  },
}
