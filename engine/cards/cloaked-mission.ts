import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Cloaked Mission',
  print: 'whole',
  glossary: { homeworldOf: ['romulan'] },
}
