import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Katherine Pulaski',
  print: 'whole',
  glossary: { skilled: true, suspends: 'Doppelganger' },
}
