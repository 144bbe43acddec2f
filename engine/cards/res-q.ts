import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Res-Q',
  print: 'whole',
  faq1996: { plays: [{ effects: [{ do: 'regenerate' }] }] },
  glossary: { plays: [{ effects: [{ do: 'regenerate', exchanged: true }] }] },
}
