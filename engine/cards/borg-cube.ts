import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Borg Cube',
  print: 'whole',
  glossary: {
    receives: { any: [{ type: 'equipment' }, { type: 'personnel', affiliation: 'borg' }] },
  },
}
