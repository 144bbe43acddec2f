import type { Card, Text } from '../text/card.ts'

const tricorder: Text = {
  standing: [{ affects: { othersWith: 'this', where: { classification: 'ENGINEER' } }, gives: 'SCIENCE' }],
}

export const card: Card = {
  title: 'Tricorder',
  print: 'whole',
  faq1996: tricorder,
  glossary: tricorder,
}
