import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Observe Ritual',
  print: 'whole',
  glossary: {
    receives: [{ ruling: 'custom-cards-342', where: { any: [{ species: 'Vulcan' }, { name: 'Amanda Grayson' }] } }],
  },
}
