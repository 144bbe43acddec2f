import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Matriarchal Society',
  print: 'whole',
  faq1996: { dilemma: { conditions: { some: { gender: 'female' }, count: 2 } } },
  glossary: { dilemma: { conditions: { some: { gender: 'female' }, count: 2 } } },
}
