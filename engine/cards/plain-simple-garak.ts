import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Plain, Simple Garak',
  print: 'whole',
  glossary: { replaceable: 'at any time' },
}
