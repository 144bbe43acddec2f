import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Search for Survivors',
  print: { holds: ['personnel'] },
  glossary: {
    letsSeed: {
      where: { type: 'personnel', unique: false, any: [{ affiliation: 'cardassian' }, { affiliation: 'bajoran' }] },
    },
  },
}
